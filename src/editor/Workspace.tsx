import { lazy, Suspense, useEffect, useState } from 'react';
import { AuditLog } from './AuditLog.tsx';
import type { Component } from './api/component-schema.ts';
import { ComponentsContext } from './api/components-context.ts';
import { readComponents } from './api/management.ts';
import { requestJson } from './api/request-json.ts';
import { AssetLibrary } from './assets/AssetLibrary.tsx';
import type { EditorSession } from './session/editor-session.ts';
import { StoryPanel } from './stories/StoryPanel.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useHash } from './use-hash.ts';
import { assetAddress, useOpenAsset } from './use-open-asset.ts';
import { useOpenStory } from './use-open-story.ts';
import { partStart, useParts } from './use-parts.ts';

/** Most of the code is its rich text: it is fetched while the list of stories is read. */
const storyEditor = import('./story/StoryEditor.tsx');
const StoryEditor = lazy(() =>
  storyEditor.then(
    (read) => ({ default: read.StoryEditor }),
    () => ({ default: NotLoaded }),
  ),
);

function NotLoaded() {
  return <p role="alert">The editor could not be loaded. Please load this page again.</p>;
}

const logAddress = '#/log';

/** Until they have come: the list of stories needs none. */
const noComponents: ReadonlyMap<string, Component> = new Map();

/** The stories beside the one that is open. */
export function Workspace({ session, onLogout }: { session: EditorSession; onLogout: () => void }) {
  const open = useOpenStory();
  const openAsset = useOpenAsset();
  const isLog = useHash() === logAddress && session.role === 'administrator';
  useParts();
  useFocusAfterRemoval();
  const [components, setComponents] = useState<Map<string, Component> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Grows when names or places of stories have changed, so that their list is read again. */
  const [revision, setRevision] = useState(0);
  useEffect(() => {
    readComponents().then(setComponents, (error: Error) => setProblem(error.message));
  }, []);
  async function logOut(): Promise<void> {
    await requestJson('/editor/session', 'DELETE').catch(() => null);
    onLogout();
  }
  if (problem !== null) return <p role="alert">{problem}</p>;
  return (
    <ComponentsContext value={components ?? noComponents}>
      <div className="workspace">
        <header className="bar">
          <p className="product">Editor</p>
          <a href={assetAddress(null)} aria-current={openAsset === undefined ? undefined : 'page'}>
            Assets
          </a>
          {session.role === 'administrator' ? (
            <a href={logAddress} aria-current={isLog ? 'page' : undefined}>
              Log
            </a>
          ) : null}
          <p className="who">
            {session.email} ({session.role})
          </p>
          <button type="button" onClick={() => void logOut()}>
            Log out
          </button>
        </header>
        <nav {...partStart} className="stories" aria-label="Stories">
          <StoryPanel
            open={open}
            revision={revision}
            mayPublish={session.role !== 'editor'}
            onChanged={() => setRevision((last) => last + 1)}
          />
        </nav>
        <main className="story">
          {isLog ? (
            <AuditLog />
          ) : openAsset !== undefined ? (
            <AssetLibrary open={openAsset} />
          ) : open === null ? (
            <>
              <h1>Stories</h1>
              <p>Choose a story from the list, or search for one by its name or address.</p>
              <p className="hint">By keyboard: F6 leads from one part of the editor to the next, Shift and F6 back.</p>
            </>
          ) : components === null ? (
            <p role="status">Loading …</p>
          ) : (
            <Suspense fallback={<p role="status">Loading …</p>}>
              <StoryEditor key={open} id={open} session={session} onChanged={() => setRevision((last) => last + 1)} />
            </Suspense>
          )}
        </main>
      </div>
    </ComponentsContext>
  );
}
