// @vitest-environment happy-dom

import { act, createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import reactDomPackage from 'react-dom/package.json' with { type: 'json' };
import routerPackage from 'react-router/package.json' with { type: 'json' };
import { beforeAll, expect, it, vi } from 'vitest';
import { writeEditableMark } from '#protocol/storyblok/visual-editor.ts';
import { collectMarks, markBlocks } from './mark-blocks.ts';
import { readLoaderData, rootFiber, writtenFor } from './page-internals.ts';

const checklist = `This file was written for another version of React or React Router. Compare the two versions' sources, then name the
new version in page-internals.ts:
- react-router's lib/dom-export/hydrated-router.js: the global variable that the router is in
- react-router's lib/router/router.js: _internalSetStateDoNotUseOrYouWillBreakYourApp takes a part of the state
- react-dom's client: __reactContainer$… on the root's container, and key, type, stateNode, memoizedProps, child, sibling`;

it('was written for the installed versions', () => {
  expect({ 'react-router': routerPackage.version, react: reactDomPackage.version }, checklist).toEqual(writtenFor);
});

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('has no router while React goes through the HTML of the server', () => {
  vi.stubGlobal('__reactRouterDataRouter', { state: { loaderData: { home: 'the page' } } });
  expect(readLoaderData()).toBeNull();
  document.documentElement.dataset.interactive = '';
  expect(readLoaderData()).toEqual({ home: 'the page' });
  delete document.documentElement.dataset.interactive;
});

const block = (component: string, uid: string, fields: object = {}) => ({
  component,
  _uid: uid,
  ...fields,
  _editable: writeEditableMark({ name: component, space: '1', uid, id: '7' }),
});

const cta = block('cta', 'the-cta');
const items = [block('item', 'one'), block('item', 'two')];
const hero = block('hero', 'the-hero', { cta, items });
const plain = { component: 'plain', _uid: 'unmarked' };

type Shown = { block: { _uid: string; cta?: typeof cta; items?: typeof items } };
const h = createElement;
const Cta = ({ cta: { _uid } }: { cta: { _uid: string } }) => h('a', { id: 'link' }, _uid);
const Title = ({ block: { _uid } }: Shown) => h('h1', { id: 'title' }, _uid);
const Hero = ({ block: shown }: Shown): ReactNode => [
  h('div', { id: 'hero', key: 'inner' }, h(Title, { block: shown }), h(Cta, { cta })),
  h('ul', { key: 'list' }, ...items.map(({ _uid }) => h('li', { id: _uid, key: _uid }, _uid))),
];

async function rendered(content: ReactNode): Promise<HTMLElement> {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  await act(async () => void hydrateRoot(container, content, { onRecoverableError: () => {} }));
  return container;
}

const markedIds = (container: Element) =>
  [...container.querySelectorAll('[data-blok-c]')].map(({ id, attributes }) => [
    id,
    attributes.getNamedItem('data-blok-uid')?.value,
  ]);

it('gives each block one element: by key, or by the component that is given it', async () => {
  const container = await rendered(h('main', null, h(Hero, { block: hero }), h(Title, { block: plain })));
  const root = rootFiber(container);
  if (!root) throw new Error('React left no trace of its root');
  markBlocks(root, collectMarks([{ body: [hero, plain] }]));
  expect(markedIds(container)).toEqual([
    ['hero', '7-the-hero'],
    ['link', '7-the-cta'],
    ['one', '7-one'],
    ['two', '7-two'],
  ]);
  expect(JSON.parse(container.querySelector('#link')?.getAttribute('data-blok-c') ?? '')).toEqual({
    name: 'cta',
    space: '1',
    uid: 'the-cta',
    id: '7',
  });
});

it('marks anew what has changed, and unmarks what is no block any more', async () => {
  const container = await rendered(h('main', null, h(Hero, { block: hero })));
  const root = rootFiber(container);
  if (!root) throw new Error('React left no trace of its root');
  markBlocks(root, collectMarks([hero]));
  markBlocks(root, collectMarks([cta]));
  expect(markedIds(container)).toEqual([['link', '7-the-cta']]);
});

it('two blocks with one element between them have the outer and the next inner one', async () => {
  const Wrapper = ({ block: { cta: inner } }: Shown) => (inner ? h(Button, { cta: inner }) : null);
  const Button = ({ cta: { _uid } }: { cta: { _uid: string } }) =>
    h('p', { id: 'outer' }, h('b', { id: 'inner' }, _uid));
  const container = await rendered(h(Wrapper, { block: hero }));
  const root = rootFiber(container);
  if (!root) throw new Error('React left no trace of its root');
  markBlocks(root, collectMarks([hero]));
  expect(markedIds(container)).toEqual([
    ['outer', '7-the-hero'],
    ['inner', '7-the-cta'],
  ]);
});
