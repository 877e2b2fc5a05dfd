import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@react-router/dev/config';
import type { ServerBuild } from 'react-router';
import { browserManifest } from './src/app/document/framework-internals.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // A page's loader and its component come together, as one file.
  splitRouteModules: false,
  // The whole route table is small: sending it with the page saves a round trip before every first navigation.
  routeDiscovery: { mode: 'initial' },
  // Writes the browser's manifest again, without what no browser reads. Fails when it is not where the build says.
  async buildEnd({ reactRouterConfig: { buildDirectory, serverBuildFile } }) {
    const server = pathToFileURL(join(buildDirectory, 'server', serverBuildFile));
    const build = (await import(/* @vite-ignore */ server.href)) as ServerBuild;
    const file = join(buildDirectory, 'client', build.assets.url);
    await access(file);
    await writeFile(file, browserManifest(build));
  },
} satisfies Config;
