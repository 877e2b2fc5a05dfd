import { type SubmitEvent, useRef, useState } from 'react';
import { requestJson } from '../api/request-json.ts';
import type { EditorSession } from './editor-session.ts';

/** Asks for the address and password of an editor's account. */
export function LoginForm({ onLogin }: { onLogin: (session: EditorSession) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  async function logIn(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget));
    try {
      onLogin(await requestJson<EditorSession>('/editor/session', 'POST', { email, password }));
    } catch (error) {
      setProblem((error as Error).message);
      setSending(false);
      summary.current?.focus();
    }
  }
  return (
    <main className="login">
      <h1>Editor</h1>
      <p ref={summary} tabIndex={-1} role="alert" className="problem">
        {problem}
      </p>
      <form onSubmit={(event) => void logIn(event)}>
        <label htmlFor="login-email">Email address</label>
        <input id="login-email" name="email" type="email" autoComplete="username" required />
        <label htmlFor="login-password">Password</label>
        <input id="login-password" name="password" type="password" autoComplete="current-password" required />
        <button type="submit">{isSending ? 'Logging in …' : 'Log in'}</button>
      </form>
      <p className="hint">
        No account yet? The site prints a link when it starts for the first time. Later, an administrator makes accounts
        with <code>npm run editor:user</code>.
      </p>
    </main>
  );
}
