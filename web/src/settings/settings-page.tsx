/** How this browser shows and plays, and who its user is. */
import type { ReactNode } from "react";
import { useState } from "react";
import { LANGUAGES, useLanguage, useWords } from "../i18n/language";
import { usePageTitle } from "../page/title";
import { play } from "../table/sound";
import { Account } from "./account";
import {
  type Confirm,
  change,
  type Settings,
  type Speed,
  type Theme,
  useSettings,
} from "./settings";
import { settingsWords } from "./words";
import "./settings.css";

const THEMES: readonly Theme[] = ["system", "light", "dark"];
const SPEEDS: readonly Speed[] = ["off", "slow", "normal", "fast"];
const CONFIRMS: readonly Confirm[] = ["touch", "always", "never"];
const PAUSES = [0, 0.5, 1, 2, 4];

export default function SettingsPage() {
  const words = useWords(settingsWords);
  const chosen = useSettings();
  const { language, setLanguage } = useLanguage();
  usePageTitle(words.title);
  return (
    <div className="narrow settings">
      <h1>{words.title}</h1>
      <section className="panel">
        <h2>{words.look}</h2>
        <Choice
          label={words.language}
          value={language}
          values={LANGUAGES}
          text={(one) => words.languages[one]}
          choose={setLanguage}
        />
        <Choice
          label={words.theme}
          value={chosen.theme}
          values={THEMES}
          text={(one) => words.themes[one]}
          choose={(theme) => change({ theme })}
        />
        <Choice
          label={words.speed}
          value={chosen.speed}
          values={SPEEDS}
          text={(one) => words.speeds[one]}
          choose={(speed) => change({ speed })}
          help={words.speedHelp}
        />
      </section>
      <section className="panel">
        <h2>{words.play}</h2>
        <Choice
          label={words.confirm}
          value={chosen.confirm}
          values={CONFIRMS}
          text={(one) => words.confirms[one]}
          choose={(confirm) => change({ confirm })}
          help={words.confirmHelp}
        />
        <Choice
          label={words.pause}
          value={chosen.pause}
          values={PAUSES}
          text={words.seconds}
          choose={(pause) => change({ pause })}
          help={words.pauseHelp}
        />
        <Switch name="keys" label={words.keys} />
      </section>
      <section className="panel">
        <h2>{words.notices}</h2>
        <Switch name="title" label={words.tabTitle} />
        <Switch name="icon" label={words.icon} />
        <Switch name="sound" label={words.sound}>
          <button type="button" className="quiet" onClick={() => play("turn")}>
            {words.listen}
          </button>
        </Switch>
        <Notification />
      </section>
      <Account />
    </div>
  );
}

/** A value out of a few. */
function Choice<Value extends string | number>({
  label,
  value,
  values,
  text,
  choose,
  help,
}: {
  label: string;
  value: Value;
  values: readonly Value[];
  text(value: Value): string;
  choose(value: Value): void;
  help?: string;
}) {
  return (
    <label className="choice">
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
      <select
        value={value}
        onChange={(event) => choose(values[event.target.selectedIndex] as Value)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {text(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

type Flag = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never;
}[keyof Settings];

function Switch({ name, label, children }: { name: Flag; label: string; children?: ReactNode }) {
  const chosen = useSettings();
  return (
    <div className="row">
      <label className="switch">
        <input
          type="checkbox"
          checked={chosen[name]}
          onChange={(event) => change({ [name]: event.target.checked })}
        />
        {label}
      </label>
      {children}
    </div>
  );
}

/** Notifications need the browser's leave first. */
function Notification() {
  const words = useWords(settingsWords);
  const chosen = useSettings();
  const [denied, setDenied] = useState(false);
  const wish = async (on: boolean) => {
    const leave =
      on && "Notification" in window ? await window.Notification.requestPermission() : "";
    setDenied(on && leave !== "granted");
    change({ notification: on && leave === "granted" });
  };
  return (
    <>
      <label className="switch">
        <input
          type="checkbox"
          checked={chosen.notification}
          onChange={(event) => void wish(event.target.checked)}
        />
        {words.notification}
      </label>
      {denied && <p className="problem">{words.notificationDenied}</p>}
    </>
  );
}
