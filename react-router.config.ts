import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@react-router/dev/config';
import type { ServerBuild } from 'react-router';
import { startModule, startRoutes } from './src/app/document/framework-internals.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // A page's loader and its component come together, as one file.
  splitRouteModules: false,
  // The whole route table is small: sending it with the page saves a round trip before every first navigation.
  routeDiscovery: { mode: 'initial' },
  // Writes the browser's manifest again, without what no browser reads, and puts the entry and what every page has into the
  // same file. Fails when one of them is not where the build says.
  async buildEnd({ reactRouterConfig: { buildDirectory, serverBuildFile } }) {
    const server = pathToFileURL(join(buildDirectory, 'server', serverBuildFile));
    const build = (await import(/* @vite-ignore */ server.href)) as ServerBuild;
    const [manifest, entry] = [build.assets.url, build.assets.entry.module].map((url) =>
      join(buildDirectory, 'client', url),
    );
    if (manifest === undefined || entry === undefined || dirname(manifest) !== dirname(entry))
      throw new Error('The imports of the entry are relative to its folder, which is not that of the manifest');
    await access(manifest);
    const routes = startRoutes(build).map(async (url) => [
      url,
      await readFile(join(buildDirectory, 'client', url), 'utf8'),
    ]);
    const startTexts: Record<string, string> = Object.fromEntries(await Promise.all(routes));
    await writeFile(manifest, startModule(build, await readFile(entry, 'utf8'), startTexts));
    await rm(entry);
  },
} satisfies Config;
