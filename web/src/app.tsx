/** The page: its frame, and which address shows what. */
import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Link, Route, Switch, useLocation } from "wouter";
import { appWords } from "./app-words";
import { useWords } from "./i18n/language";
import { Lobby } from "./lobby/lobby";
import { LostPage } from "./page/lost";
import { Offline } from "./page/offline";
import { NewVersion } from "./page/version";

const NewTablePage = lazy(() => import("./lobby/new-table"));
const TablePage = lazy(() => import("./table/table-page"));
const ReplayPage = lazy(() => import("./replay/replay-page"));
const FairnessPage = lazy(() => import("./replay/fairness-page"));
const RulesPage = lazy(() => import("./help/rules-page"));
const TutorialPage = lazy(() => import("./help/tutorial-page"));
const CardsPage = lazy(() => import("./help/cards/cards-page"));
const DecksPage = lazy(() => import("./decks/decks-page"));
const SettingsPage = lazy(() => import("./settings/settings-page"));
const RecoverPage = lazy(() => import("./settings/recover-page"));

export function App() {
  const words = useWords(appWords);
  const [where] = useLocation();
  const before = useRef(where);
  useEffect(() => {
    if (before.current === where) return;
    before.current = where;
    scrollTo(0, 0); // a new page: from its top, for eyes and for screen readers
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [where]);
  return (
    <>
      <a className="skip button" href="#content">
        {words.skip}
      </a>
      <Header />
      <Offline />
      <NewVersion />
      <main id="content" tabIndex={-1}>
        <Fence key={where} shown={words.broken} again={words.reload}>
          <Suspense fallback={<p className="loading soft">{words.loading}</p>}>
            <Switch>
              <Route path="/" component={Lobby} />
              <Route path="/new/:game">{({ game }) => <NewTablePage game={game} />}</Route>
              <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
              <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
              <Route path="/fairness/:id?">{({ id }) => <FairnessPage id={id ?? ""} />}</Route>
              <Route path="/rules/:game?">{({ game }) => <RulesPage game={game ?? ""} />}</Route>
              <Route path="/learn/:game/:part?">
                {({ game, part }) => (
                  <TutorialPage key={`${game} ${part}`} name={game} part={part} />
                )}
              </Route>
              <Route path="/cards/:card?">{({ card }) => <CardsPage card={card ?? ""} />}</Route>
              <Route path="/decks/:deck?">
                {({ deck }) => <DecksPage key={deck} deck={deck ?? ""} />}
              </Route>
              <Route path="/settings" component={SettingsPage} />
              <Route path="/recover" component={RecoverPage} />
              <Route>
                <LostPage sentence={words.notFound} />
              </Route>
            </Switch>
          </Suspense>
        </Fence>
      </main>
      <footer className="footer">
        <p>{words.unofficial}</p>
      </footer>
    </>
  );
}

function Header() {
  const words = useWords(appWords);
  return (
    <header className="header">
      <Link href="/" className="brand" aria-label={words.home}>
        <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
          <path d="M4 27 13 6l5 11.500L23 11l5 16Z" fill="var(--accent)" />
          <circle cx="23" cy="6" r="3.5" fill="var(--brand-sun)" />
        </svg>
        <span>Rivalry</span>
      </Link>
      <nav aria-label={words.navigation}>
        <Link href="/">{words.play}</Link>
        <Link href="/rules">{words.rules}</Link>
        <Link href="/settings">{words.settings}</Link>
      </nav>
    </header>
  );
}

/** What fails inside does not take the page with it. */
class Fence extends Component<{ children: ReactNode; shown: string; again: string }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="narrow panel" role="alert">
        <h1 className="sentence">{this.props.shown}</h1>
        <button type="button" className="primary" onClick={() => location.reload()}>
          {this.props.again}
        </button>
      </div>
    );
  }
}
