import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@react-router/dev/config';
import type { ServerBuild } from 'react-router';
import { routeFiles, sharedAddress, startModule } from './src/app/document/framework-internals.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // A page's loader and its component come together, as one file.
  splitRouteModules: false,
  // The whole route table is small: sending it with the page saves a round trip before every first navigation.
  routeDiscovery: { mode: 'initial' },
  // Names routes that share a file by that file, and takes away the files that the build wrote for them, and those of routes
  // without a page. Writes the browser's manifest again, without what no browser reads, and puts the entry and what every page
  // has into the same file. Fails when one of them is not where the build says.
  async buildEnd({ reactRouterConfig: { buildDirectory, serverBuildFile } }) {
    const server = join(buildDirectory, 'server', serverBuildFile);
    const client = (url: string) => join(buildDirectory, 'client', url);
    const written = (await import(/* @vite-ignore */ pathToFileURL(server).href)) as ServerBuild;
    const shared = new Map<string, string>();
    for (const { address, isShown } of routeFiles(written)) {
      const other = isShown ? sharedAddress(await readFile(client(address), 'utf8'), address) : null;
      if (other !== null) shared.set(address, other);
      if (other !== null || !isShown) await rm(client(address));
    }
    const withShared = (text: string) =>
      [...shared].reduce((all, [own, other]) => all.replaceAll(JSON.stringify(own), JSON.stringify(other)), text);
    await writeFile(server, withShared(await readFile(server, 'utf8')));
    const assets: ServerBuild['assets'] = JSON.parse(withShared(JSON.stringify(written.assets)));

    const [manifest, entry] = [assets.url, assets.entry.module].map(client);
    if (manifest === undefined || entry === undefined || dirname(manifest) !== dirname(entry))
      throw new Error('The imports of the entry are relative to its folder, which is not that of the manifest');
    await access(manifest);
    await writeFile(manifest, startModule({ ...written, assets }, await readFile(entry, 'utf8')));
    await rm(entry);
  },
} satisfies Config;
