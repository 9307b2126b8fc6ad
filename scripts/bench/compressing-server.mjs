import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json;charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const NOT_ZIPPED = new Set(['.png', '.woff2', '.ico']);

/**
 * Serves an export like a host that compresses with gzip and caches files with a hashed name for a year.
 * Returns its address.
 */
export function serveCompressed(folder) {
  const files = new Map();
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) continue;
    const body = readFileSync(path);
    const type = extname(name);
    const isZipped = !NOT_ZIPPED.has(type);
    const address = `/${name.split(sep).join('/')}`;
    const file = {
      body: isZipped ? gzipSync(body, { level: 9 }) : body,
      headers: {
        'Content-Type': TYPES[type] ?? 'application/octet-stream',
        'Cache-Control': address.startsWith('/_next/static/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(isZipped && { 'Content-Encoding': 'gzip' }),
      },
    };
    files.set(address, file);
    if (type === '.html') files.set(address === '/index.html' ? '/' : address.slice(0, -type.length), file);
  }
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://host').pathname);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, file.headers).end(file.body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, () =>
      resolve({ url: `http://localhost:${server.address().port}`, close: () => server.close() }),
    );
  });
}
