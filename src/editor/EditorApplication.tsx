import { useEffect, useState } from 'react';
import { RequestFailed, requestJson } from './api/request-json.ts';
import type { EditorSession } from './session/editor-session.ts';
import { LoginForm } from './session/LoginForm.tsx';
import { Workspace } from './Workspace.tsx';

/** How often the query is signed anew, in ms. */
const signAgainMs = 30 * 60 * 1000;

/** The editor of the embedded content service: the login, then the stories. */
export function EditorApplication() {
  const [session, setSession] = useState<EditorSession | null>(null);
  const [problem, setProblem] = useState<string | null>('');
  useEffect(() => {
    requestJson<EditorSession>('/editor/session').then(
      (found) => {
        setSession(found);
        setProblem(null);
      },
      (error: unknown) => setProblem(error instanceof RequestFailed && error.status === 401 ? null : String(error)),
    );
  }, []);
  const isLoggedIn = session !== null;
  useEffect(() => {
    if (!isLoggedIn) return;
    const again = () => requestJson<EditorSession>('/editor/session').then(setSession, () => undefined);
    const timer = setInterval(() => void again(), signAgainMs);
    return () => clearInterval(timer);
  }, [isLoggedIn]);
  if (problem === '') return <p role="status">Loading …</p>;
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (session === null) return <LoginForm onLogin={setSession} />;
  return <Workspace session={session} onLogout={() => setSession(null)} />;
}
