import "./style/theme.css";
import "./style/page.css";
import "./style/app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { LanguageProvider } from "./i18n/language";
import { keepPage } from "./page/keep";
import { startSettings } from "./settings/settings";

startSettings();
keepPage();
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <LanguageProvider>
      <App />
    </LanguageProvider>
  </StrictMode>,
);
