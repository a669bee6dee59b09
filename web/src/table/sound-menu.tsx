/** Sound and pace at the table itself: mute, volume, speed, confirmation. */
import { useId } from "react";
import { Link } from "wouter";
import { useWords } from "../i18n/language";
import { type Confirm, change, type Speed, useSettings } from "../settings/settings";
import { settingsWords } from "../settings/words";
import { play } from "./sound";
import { tableWords } from "./words";

const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];
const CONFIRMS: readonly Confirm[] = ["touch", "always", "never"];

export function SoundMenu() {
  const words = useWords(tableWords);
  const said = useWords(settingsWords);
  const { sound, volume, speed, confirm } = useSettings();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="tool"
        popoverTarget={id}
        aria-label={words.soundMenu}
        title={words.soundMenu}
      >
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M4 9.500h4L13 5v14l-5-4.500H4Z" fill="currentColor" stroke="none" />
          {sound && volume > 0 ? (
            <path d="M16 8.500a5 5 0 0 1 0 7M18.500 6a9 9 0 0 1 0 12" />
          ) : (
            <path d="m16 9 6 6m0-6-6 6" />
          )}
        </svg>
      </button>
      <div id={id} popover="auto" className="sound-menu">
        <label className="row">
          <input
            type="checkbox"
            checked={sound}
            onChange={(event) => change({ sound: event.target.checked })}
          />
          {words.soundOn}
        </label>
        <label>
          {words.volume}
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={volume}
            disabled={!sound}
            onChange={(event) => {
              change({ volume: event.target.valueAsNumber });
              play("card");
            }}
          />
        </label>
        <label>
          {said.speed}
          <select
            value={speed}
            onChange={(event) => change({ speed: event.target.value as Speed })}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {said.speeds[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {said.confirm}
          <select
            value={confirm}
            onChange={(event) => change({ confirm: event.target.value as Confirm })}
          >
            {CONFIRMS.map((one) => (
              <option key={one} value={one}>
                {said.confirms[one]}
              </option>
            ))}
          </select>
        </label>
        <Link href="/settings">{words.allSettings}</Link>
      </div>
    </>
  );
}
