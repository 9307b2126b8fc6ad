import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

function withoutBasePath(url, basePath) {
  if (basePath === '') return url;
  const rest = url.slice(basePath.length);
  const isInside = url.startsWith(basePath) && /^([/?]|$)/.test(rest);
  if (!isInside) return '/outside-of-the-base-path';
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Serves a static export the way a plain host would, and resolves once it listens.
 * Rejects with the code EADDRINUSE when the port is taken.
 */
export function serveExport({ port, root, basePath = '' }) {
  const notFound = readFileSync(join(root, '404.html'));
  const files = sirv(root, {
    etag: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(notFound);
    },
    setHeaders: (response, path) => {
      // Only these files carry a hash of their content in their name; all others must be asked for again.
      const isHashed = path.startsWith('/_next/static/');
      response.setHeader('Cache-Control', isHashed ? 'public,max-age=31536000,immutable' : 'no-cache');
    },
  });

  const server = createServer((request, response) => {
    request.url = withoutBasePath(request.url ?? '/', basePath);
    files(request, response);
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      console.log(`Brigade is ready at http://localhost:${server.address().port}${basePath}`);
      resolve(server);
    });
  });
}
