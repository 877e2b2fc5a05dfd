import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../built-site.ts';
import type { RecordedAnswer } from '../load/bare-page-server.ts';

/** A server that sends one recorded answer. */
export type Peer = { url: string; pid: number; stop: () => void };

/** A bare Node server, in a process of its own. `file` is where the answer is written down for it. */
export async function startBareNode(answer: RecordedAnswer, path: string, file: string): Promise<Peer> {
  writeFileSync(file, JSON.stringify(answer));
  const bare = fork(join(import.meta.dirname, '../load/bare-page-server.ts'), [file]);
  const stop = endWithThis(() => bare.kill());
  const [port] = (await once(bare, 'message')) as [number];
  return { url: `http://localhost:${port}${path}`, pid: bare.pid ?? 0, stop };
}

export const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore', timeout: 10_000 }).status === 0;

/** nginx with one worker, which sends the same bytes as a file, with the same headers. */
export async function startNginx(answer: RecordedAnswer, path: string, folder: string): Promise<Peer> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'body'), Buffer.from(answer.body, 'base64'));
  const port = await freePort();
  const ofNginx = ['content-length', 'content-type', 'etag', 'last-modified'];
  const headers = answer.headers.flatMap((name, index) =>
    index % 2 === 0 && !ofNginx.includes(name.toLowerCase())
      ? [`add_header ${name} ${quoted(answer.headers[index + 1] ?? '')} always;`]
      : [],
  );
  // Its worker would be another user, who may not open this folder.
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  const config = `
daemon off; worker_processes 1; ${asRoot} pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 2048; }
http {
  access_log off; keepalive_requests 1000000; open_file_cache max=10; sendfile on; tcp_nopush on;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; etag off;
    location / { try_files /body =404; ${headers.join(' ')} } }
}`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')], {
    stdio: 'inherit',
  });
  const stop = endWithThis(() => child.kill());
  const url = `http://127.0.0.1:${port}${path}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answered?.ok) return { url, pid: child.pid ?? 0, stop };
    await delay(50);
  }
  throw new Error('nginx did not answer within five seconds');
}

/** The value of a header as nginx's configuration quotes it; `$` would begin a variable, and no header here has one. */
function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Ends a process with this one, if it is not ended before. */
function endWithThis(end: () => void): () => void {
  process.once('exit', end);
  return () => {
    process.off('exit', end);
    end();
  };
}
