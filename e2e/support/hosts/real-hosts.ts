import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { OTHER_EXPORTS, TESTED_SUB_PATH } from '@/scripts/support/export/other-exports.mjs';
import { probePort } from '@/scripts/support/ports.mjs';

/** `nginx` as in docs/hosting.md; `bare nginx` with only a folder to serve; `python3 -m http.server`. */
export const HOSTS = ['nginx', 'bare nginx', 'python'] as const;

export type HostName = (typeof HOSTS)[number];

interface RealHost {
  /** Includes the sub-path, if any, without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The server block of docs/hosting.md with other paths, so that the test covers the documented configuration. */
function documentedServer(port: number, folder: string, subPath: string): string {
  const [, block = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  return block
    .replace('listen 80;', `listen ${port};`)
    .replace('root /var/www/brigade;', `root ${folder};`)
    .replace('404 /404.html;', `404 ${subPath}/404.html;`);
}

function startNginx(name: HostName, port: number, folder: string, subPath: string): ChildProcess {
  if (!existsSync('/usr/sbin/nginx')) {
    throw new Error('The deep run needs nginx: apt-get install --no-install-recommends nginx-light');
  }
  const place = mkdtempSync(join(tmpdir(), 'brigade-nginx-'));
  const server =
    name === 'nginx'
      ? documentedServer(port, folder, subPath)
      : `server { listen ${port}; root ${folder}; absolute_redirect off; error_page 404 ${subPath}/404.html; }`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(place, kind)};`,
  );
  const config = `daemon off; master_process off; pid ${place}/pid; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
${server} }`;
  writeFileSync(join(place, 'nginx.conf'), config);
  return spawn('/usr/sbin/nginx', ['-p', place, '-e', 'stderr', '-c', join(place, 'nginx.conf')]);
}

/** Starts a host with the finished export, at the root or under `/brigade`. */
export async function startHost(name: HostName, isAtRoot: boolean): Promise<RealHost> {
  const subPath = isAtRoot ? '' : TESTED_SUB_PATH;
  let folder = resolve('out');
  if (!isAtRoot) {
    execFileSync(process.execPath, ['scripts/build/other.mjs', 'sub-path'], {
      env: { ...process.env, NEXT_PUBLIC_BASE_PATH: TESTED_SUB_PATH },
      stdio: 'inherit',
    });
    folder = mkdtempSync(join(tmpdir(), 'brigade-site-'));
    mkdirSync(folder, { recursive: true });
    symlinkSync(resolve(OTHER_EXPORTS['sub-path']), join(folder, TESTED_SUB_PATH));
  }
  const port = await probePort(0);
  const server =
    name === 'python'
      ? spawn('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', folder])
      : startNginx(name, port, folder, subPath);
  const url = `http://127.0.0.1:${port}${subPath}`;
  for (let isUp = false; !isUp; ) {
    if (server.exitCode !== null) throw new Error(`${name} has not started.`);
    isUp = await fetch(`${url}/icon.svg`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return {
    url,
    async stop() {
      const isOver = once(server, 'exit');
      server.kill();
      await isOver;
    },
  };
}
