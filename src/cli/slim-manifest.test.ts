import { expect, test } from 'vitest';
import { slimSource } from './slim-manifest.ts';

const root = {
  id: 'root',
  hasLoader: true,
  hasAction: false,
  hasDefaultExport: true,
  module: '/root.js',
  imports: ['/page.js'],
  css: [],
};
const feed = {
  id: 'feed',
  path: 'feed.xml',
  hasLoader: true,
  hasDefaultExport: false,
  module: '/feed.js',
  imports: [],
};
const manifestOf = (...routes: { id: string }[]) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes: Object.fromEntries(routes.map((route) => [route.id, route])) })};`;

test('what no browser shows or reads is left out', () => {
  const { hasAction: _action, imports: _imports, css: _css, ...slim } = root;
  expect(slimSource(manifestOf(root, feed))).toBe(manifestOf(slim));
});

test('a manifest of another form stops the build', () => {
  expect(() => slimSource(manifestOf(feed))).toThrow('slimManifest');
});
