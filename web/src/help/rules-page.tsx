/** The rules of each game, in our own words, to be searched. */
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import type { RulesPart } from "../games/game";
import { GAME_NAMES } from "../games/registry";
import { STARTS } from "../games/start";
import { useGame } from "../games/use-game";
import { useLanguage, useWords } from "../i18n/language";
import { Emblem } from "../lobby/emblem";
import { lobbyWords } from "../lobby/words";
import { LostPage } from "../page/lost";
import { usePageTitle } from "../page/title";
import { PICTURES } from "./pictures";
import type { RulePicture } from "./pictures/parts";
import { matches, words as wordsOf } from "./search";
import { helpWords } from "./words";
import "../lobby/lobby.css";
import "./help.css";

export default function RulesPage({ game }: { game: string }) {
  return game ? <Rules name={game} /> : <Shelf />;
}

function Shelf() {
  const words = useWords(helpWords);
  const { games } = useWords(lobbyWords);
  usePageTitle(words.rules);
  return (
    <div className="lobby">
      <h1>{words.rules}</h1>
      <ul className="games shelf">
        {GAME_NAMES.map((name) => (
          <li key={name} className="game-card">
            <Emblem game={name} />
            <div className="game-text">
              <h2>{games[name]?.title ?? name}</h2>
              <p className="row">
                <Link className="button primary" href={`/rules/${name}`}>
                  {words.rules}
                </Link>
                <Link className="button" href={`/learn/${name}`}>
                  {words.learn}
                </Link>
                <MorePages name={name} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The pages that a game has besides: all cards, say. */
function MorePages({ name }: { name: string }) {
  const { language } = useLanguage();
  return STARTS.get(name)?.more?.map((one) => (
    <Link key={one.href} className="button" href={one.href}>
      {one.words[language]}
    </Link>
  ));
}

function Rules({ name }: { name: string }) {
  const words = useWords(helpWords);
  const game = useGame(name);
  if (!game) return <LostPage sentence={words.noGame} />;
  return <RulesOf name={name} rules={game.words} />;
}

function RulesOf({
  name,
  rules,
}: {
  name: string;
  rules: NonNullable<ReturnType<typeof useGame>>["words"];
}) {
  const words = useWords(helpWords);
  const { title, rules: parts } = useWords(rules);
  const [wanted, setWanted] = useState("");
  usePageTitle(`${title}: ${words.rules}`);
  // The part that the address names is there only now.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  const asked = wordsOf(wanted);
  const shown = parts.filter((part) => matches(part, asked));
  return (
    <div className="rules">
      <div className="rules-side">
        <h1>{title}</h1>
        <p className="row">
          <Link className="button primary" href={`/learn/${name}`}>
            {words.learn}
          </Link>
          <Link className="button" href={`/new/${name}`}>
            {words.play}
          </Link>
          <MorePages name={name} />
        </p>
        <input
          type="search"
          value={wanted}
          aria-label={words.search}
          placeholder={words.search}
          onChange={(event) => setWanted(event.target.value)}
        />
        <p className="soft" role="status">
          {asked.length > 0 && (shown.length > 0 ? words.found(shown.length) : words.nothing)}
        </p>
        <nav aria-label={words.contents}>
          <ul>
            {shown.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <article className="rules-text">
        {shown.map((part) => (
          <Part
            key={part.id}
            game={name}
            part={part}
            asked={asked}
            picture={PICTURES[name]?.[part.id]}
          />
        ))}
      </article>
    </div>
  );
}

function Part({
  game,
  part,
  asked,
  picture,
}: {
  game: string;
  part: RulesPart;
  asked: readonly string[];
  picture: RulePicture | undefined;
}) {
  const words = useWords(helpWords);
  const blocks: ReactNode[] = [];
  let items: string[] = [];
  const flush = () => {
    if (items.length === 0) return;
    const list = items;
    items = [];
    blocks.push(
      <ul key={`list ${blocks.length}`}>
        {list.map((item) => (
          <li key={item}>
            <Marked text={item} asked={asked} />
          </li>
        ))}
      </ul>,
    );
  };
  for (const line of part.text) {
    if (line.startsWith("- ")) {
      items.push(line.slice(2));
      continue;
    }
    flush();
    blocks.push(
      <p key={`text ${blocks.length}`}>
        <Marked text={line} asked={asked} />
      </p>,
    );
  }
  flush();
  return (
    <section id={part.id}>
      <h2>
        <Marked text={part.title} asked={asked} />
      </h2>
      {picture && <Figure picture={picture} />}
      {blocks}
      {part.lesson && (
        <p>
          <Link className="button" href={`/learn/${game}/${part.lesson}`}>
            {words.learn}
            <span className="hidden">: {part.title}</span>
          </Link>
        </p>
      )}
    </section>
  );
}

function Figure({ picture: { Drawing, caption } }: { picture: RulePicture }) {
  return (
    <figure className="rule-picture">
      <Drawing />
      <figcaption>{useWords(caption)}</figcaption>
    </figure>
  );
}

/** A text with what was searched for marked. */
function Marked({ text, asked }: { text: string; asked: readonly string[] }) {
  if (asked.length === 0) return text;
  const pattern = new RegExp(`(${asked.map(literal).join("|")})`, "gi");
  return text.split(pattern).map((piece, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      <mark key={i}>{piece}</mark>
    ) : (
      piece
    ),
  );
}

function literal(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
