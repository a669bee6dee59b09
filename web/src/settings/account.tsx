/** Who you are on this server: guest or named, password, the link for another device, the web-hook. */
import { type FormEvent, useState } from "react";
import type { Me } from "../generated/http";
import { useWords } from "../i18n/language";
import { lobbyWords } from "../lobby/words";
import { useAsked, useDoing } from "../page/ask";
import { ProblemLine } from "../page/problem";
import { server } from "../server/http";
import { personName } from "../table/names";
import { RecoveryLinkMaker } from "./recovery-link";
import { settingsWords } from "./words";

export function Account() {
  const words = useWords(settingsWords);
  const { bots } = useWords(lobbyWords);
  const { reply: me, problem, again } = useAsked(server.me, "me");
  const [saved, setSaved] = useState(false);
  const done = () => {
    setSaved(true);
    again();
  };
  return (
    <section className="panel">
      <h2>{words.account}</h2>
      <ProblemLine problem={problem} />
      <p>{me ? words.iam(personName(me.name, bots)) : words.nobody}</p>
      <p className="soft">
        {me?.has_password ? words.withPassword : me?.named ? words.withName : words.guest}
      </p>
      <p role="status">{saved ? words.saved : ""}</p>
      {!me?.named && <NameForm me={me} done={done} />}
      {me?.named && <PasswordForm key={String(me.has_password)} me={me} done={done} />}
      {!me?.named && (
        <details>
          <summary>{words.signInLead}</summary>
          <SignInForm done={done} />
        </details>
      )}
      {me && <SignOut me={me} done={again} />}
      {me && <Recovery />}
      {me && <Webhook me={me} done={again} />}
    </section>
  );
}

/** A form of a few fields that is sent as a whole; emptied when that went well. */
function useForm(send: (fields: Record<string, string>) => Promise<unknown>, done: () => void) {
  const { busy, problem, run } = useDoing();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = Object.fromEntries(new FormData(form)) as Record<string, string>;
    run(async () => {
      await send(given);
      form.reset();
      done();
    });
  };
  return { busy, problem, submit };
}

/** A name of one's own: the password may wait. */
function NameForm({ me, done }: { me: Me | null; done(): void }) {
  const words = useWords(settingsWords);
  const { busy, problem, submit } = useForm(async ({ name = "", password = "" }) => {
    if (!me) await server.becomeGuest();
    await server.takeName(name, password || null);
  }, done);
  return (
    <form className="name-form" onSubmit={submit}>
      <NameField />
      <PasswordField
        name="password"
        label={words.password}
        help={words.passwordMay}
        fill="new-password"
        required={false}
      />
      <button type="submit" className="primary" disabled={busy}>
        {words.takeName}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}

/** The first password of a name, or a new one for whoever knows the old. */
function PasswordForm({ me, done }: { me: Me; done(): void }) {
  const words = useWords(settingsWords);
  const title = me.has_password ? words.passwordChange : words.passwordSet;
  const { busy, problem, submit } = useForm(
    ({ old, password = "" }) => server.setPassword(old ?? null, password),
    done,
  );
  return (
    <details>
      <summary>{title}</summary>
      <form className="name-form" onSubmit={submit}>
        {/* For the browser's own keeper of passwords. */}
        <input type="hidden" name="username" autoComplete="username" value={me.name} readOnly />
        {me.has_password && (
          <PasswordField name="old" label={words.passwordOld} fill="current-password" />
        )}
        <PasswordField
          name="password"
          label={words.passwordNew}
          help={words.passwordHelp}
          fill="new-password"
        />
        <button type="submit" disabled={busy}>
          {title}
        </button>
        <ProblemLine problem={problem} />
      </form>
    </details>
  );
}

function SignInForm({ done }: { done(): void }) {
  const words = useWords(settingsWords);
  const { busy, problem, submit } = useForm(
    ({ name = "", password = "" }) => server.signIn(name, password),
    done,
  );
  return (
    <form className="name-form" onSubmit={submit}>
      <NameField />
      <PasswordField name="password" label={words.password} fill="current-password" />
      <button type="submit" disabled={busy}>
        {words.signIn}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}

function NameField() {
  const words = useWords(settingsWords);
  return (
    <label>
      <span>{words.name}</span>
      <input name="name" required maxLength={64} autoComplete="username" />
    </label>
  );
}

function PasswordField({
  name,
  label,
  help,
  fill,
  required = true,
}: {
  name: string;
  label: string;
  help?: string;
  fill: "new-password" | "current-password";
  required?: boolean;
}) {
  return (
    <label>
      <span>
        {label} {help && <small>{help}</small>}
      </span>
      <input
        name={name}
        type="password"
        required={required}
        minLength={8}
        maxLength={256}
        autoComplete={fill}
      />
    </label>
  );
}

/** Signing out; without a password there is no way back but a link, which has to be made before. */
function SignOut({ me, done }: { me: Me; done(): void }) {
  const words = useWords(settingsWords);
  const { busy, problem, run } = useDoing();
  if (!me.has_password) {
    const leave = () => run(() => server.signOut().then(done));
    return (
      <details>
        <summary>{words.signOut}</summary>
        <p className="soft">{words.signOutLink}</p>
        <RecoveryLinkMaker
          title={words.recovery}
          make={words.recoveryMake}
          then={
            <button type="button" disabled={busy} onClick={leave}>
              {words.signOutWithLink}
            </button>
          }
        />
        <ProblemLine problem={problem} />
      </details>
    );
  }
  return (
    <p>
      <button type="button" disabled={busy} onClick={() => run(() => server.signOut().then(done))}>
        {words.signOut}
      </button>{" "}
      <small className="soft">{words.signOutHelp}</small>
      <ProblemLine problem={problem} />
    </p>
  );
}

function Recovery() {
  const words = useWords(settingsWords);
  return (
    <>
      <h3>{words.recovery}</h3>
      <p className="soft">{words.recoveryLead}</p>
      <RecoveryLinkMaker title={words.recovery} make={words.recoveryMake} />
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
