/** Who you are on this server: guest or named, the link for another device, the web-hook. */
import { type FormEvent, useState } from "react";
import type { Me } from "../generated/http";
import { useWords } from "../i18n/language";
import { useAsked, useDoing } from "../page/ask";
import { ProblemLine } from "../page/problem";
import { ShareLink } from "../page/share";
import { server } from "../server/http";
import { settingsWords } from "./words";

export function Account() {
  const words = useWords(settingsWords);
  const { reply: me, problem, again } = useAsked(server.me, "me");
  return (
    <section className="panel">
      <h2>{words.account}</h2>
      <ProblemLine problem={problem} />
      <p>{me ? words.iam(me.name) : words.nobody}</p>
      <p className="soft">{me?.named ? words.named : words.guest}</p>
      {me?.named ? (
        <SignOut done={again} />
      ) : (
        <>
          <NameForm
            submit={words.takeName}
            run={async (name, password) => {
              if (!me) await server.becomeGuest();
              await server.takeName(name, password);
            }}
            done={again}
          />
          <details>
            <summary>{words.signInLead}</summary>
            <NameForm submit={words.signIn} run={server.signIn} done={again} />
          </details>
        </>
      )}
      {me && <Recovery />}
      {me && <Webhook me={me} done={again} />}
    </section>
  );
}

function NameForm({
  submit,
  run: send,
  done,
}: {
  submit: string;
  run(name: string, password: string): Promise<unknown>;
  done(): void;
}) {
  const words = useWords(settingsWords);
  const { busy, problem, run } = useDoing();
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    run(() => send(String(form.get("name")), String(form.get("password"))).then(done));
  };
  return (
    <form className="name-form" onSubmit={go}>
      <label>
        <span>{words.name}</span>
        <input name="name" required maxLength={64} autoComplete="username" />
      </label>
      <label>
        <span>
          {words.password} <small>{words.passwordHelp}</small>
        </span>
        <input
          name="password"
          type="password"
          required
          minLength={8}
          maxLength={256}
          autoComplete="current-password"
        />
      </label>
      <button type="submit" disabled={busy}>
        {submit}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}

function SignOut({ done }: { done(): void }) {
  const words = useWords(settingsWords);
  const { busy, problem, run } = useDoing();
  return (
    <p>
      <button type="button" disabled={busy} onClick={() => run(() => server.signOut().then(done))}>
        {words.signOut}
      </button>
      <ProblemLine problem={problem} />
    </p>
  );
}

function Recovery() {
  const words = useWords(settingsWords);
  const [path, setPath] = useState("");
  const { busy, problem, run } = useDoing();
  return (
    <>
      <h3>{words.recovery}</h3>
      <p className="soft">{words.recoveryLead}</p>
      {path ? (
        <ShareLink href={path} title={words.recovery} />
      ) : (
        <button
          type="button"
          disabled={busy}
          onClick={() => run(() => server.recovery().then((made) => setPath(made.path)))}
        >
          {words.recoveryMake}
        </button>
      )}
      <ProblemLine problem={problem} />
    </>
  );
}

function Webhook({ me, done }: { me: Me; done(): void }) {
  const words = useWords(settingsWords);
  const [address, setAddress] = useState(me.webhook ?? "");
  const [saved, setSaved] = useState(false);
  const { busy, problem, run } = useDoing();
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    run(async () => {
      await server.setWebhook(address.trim() || null);
      setSaved(true);
      done();
    });
  };
  return (
    <form onSubmit={save}>
      <h3>{words.webhook}</h3>
      <p className="soft">{words.webhookLead}</p>
      <label className="webhook">
        <span>{words.webhookAddress}</span>
        <input
          type="url"
          value={address}
          maxLength={500}
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <button type="submit" disabled={busy}>
        {words.save}
      </button>
      <span role="status">{saved ? ` ${words.saved}` : ""}</span>
      <ProblemLine problem={problem} />
    </form>
  );
}
