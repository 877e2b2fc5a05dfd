import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import editorConfig from '../../../vite.editor.config.ts';
import { arrows } from './module-boundaries.ts';

/*
 * What visitors get is the same with the editor built and not built: no module of the site may import the editor, the two
 * builds write to folders of their own, and the site's is done first. `npm run build` compares the site's files before and
 * after the editor's build, and stops where one differs.
 */
const root = join(import.meta.dirname, '../../..');

test('no module may import the editor, and the settings of the site’s build do not name it', () => {
  const importers = Object.entries(arrows).filter(([, { to, types }]) => [...to, ...(types ?? [])].includes('editor'));
  expect(importers).toEqual([]);
  for (const file of ['vite.config.ts', 'react-router.config.ts']) {
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/src\/editor|build\/editor/);
  }
});

test('the editor is built from its own folder into its own', () => {
  expect(editorConfig).toMatchObject({ root: join(root, 'src/editor'), publicDir: false });
  expect(editorConfig.build).toMatchObject({ outDir: join(root, 'build/editor') });
});
