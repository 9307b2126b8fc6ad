import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { folderAddress } from './support/files/folder-address.mjs';
import { headersFor, readHeaders } from './support/files/headers-file.mjs';

function withoutBasePath(url, basePath) {
  if (basePath === '') return url;
  const rest = url.slice(basePath.length);
  const isInside = url.startsWith(basePath) && /^([/?]|$)/.test(rest);
  if (!isInside) return '/outside-of-the-base-path';
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Serves a static export as a plain host does; resolves once it listens. Rejects with the code EADDRINUSE if
 * the port is in use.
 */
export function serveExport({ port, root, basePath = '' }) {
  const notFound = readFileSync(join(root, '404.html'));
  const rules = readHeaders(root);
  const setHeaders = (response, path) => {
    // Browsers must revalidate files without a content hash in their name, as on other hosts.
    response.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
  };
  const files = sirv(root, {
    etag: true,
    onNoMatch: (_request, response) => {
      setHeaders(response, '/404.html');
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(notFound);
    },
    setHeaders,
  });

  const server = createServer((request, response) => {
    request.url = withoutBasePath(request.url ?? '/', basePath);
    const folder = folderAddress(request.url, root);
    if (folder) {
      response.writeHead(301, { Location: basePath + folder, 'Cache-Control': 'no-cache' });
      response.end();
      return;
    }
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
