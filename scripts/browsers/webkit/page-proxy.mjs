import http from 'node:http';
import zlib from 'node:zlib';

// A server may close a kept connection in the middle of a request.
const agent = new http.Agent({ keepAlive: false });
const UNPACK = { gzip: zlib.gunzipSync, br: zlib.brotliDecompressSync };
/**
 * Headers to drop from a page: the inserted script changes the length and encoding. The script also differs
 * from visit to visit, so the browser must not cache the page.
 */
const FILE_HEADERS = ['content-length', 'content-encoding', 'etag', 'last-modified'];
const CACHE_HEADERS = ['accept-encoding', 'if-none-match', 'if-modified-since'];

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

async function readAll(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Allows page.evaluate() in the policy of the page's meta element, which forbids evaluating text. */
function withEvaluation(html) {
  if (html.includes('script-src ')) return html.replace('script-src ', "script-src 'unsafe-eval' ");
  return html.replace("default-src 'none'", "default-src 'none'; script-src 'unsafe-eval'");
}

async function sendPage(answer, response, script) {
  const bytes = await readAll(answer);
  const unpack = UNPACK[answer.headers['content-encoding']];
  const html = (unpack ? unpack(bytes) : bytes).toString();
  const left = without(answer.headers, [...FILE_HEADERS, 'content-security-policy']);
  response.writeHead(answer.statusCode, { ...left, 'cache-control': 'no-store' });
  const boot = `<script>${script}</script>`;
  response.end(withEvaluation(html).replace(/<head[^>]*>/, (head) => `${head}${boot}`));
}

/**
 * Starts an HTTP proxy that inserts a script before all other scripts into every page, because
 * WebKitWebDriver cannot. `script()` returns the script; `isOffline()` decides whether every connection is
 * cut.
 */
export async function startPageProxy({ script, isOffline }) {
  const server = http.createServer((request, response) => {
    if (isOffline()) return request.socket.destroy();
    const url = new URL(request.url, `http://${request.headers.host}`);
    const isPage = /text\/html/.test(request.headers.accept ?? '');
    const headers = without(request.headers, ['proxy-connection', ...(isPage ? CACHE_HEADERS : [])]);
    const { hostname: host, port, pathname, search } = url;
    const options = {
      host,
      port: port || 80,
      path: pathname + search,
      method: request.method,
      headers,
      agent,
    };
    const onward = http.request(options, (answer) => {
      const isHtml = answer.headers['content-type']?.includes('text/html');
      if (isHtml && request.method !== 'HEAD') {
        sendPage(answer, response, script()).catch(() => request.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode, answer.headers);
      answer.on('error', () => request.socket.destroy());
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  server.on('connect', (_request, socket) => socket.destroy());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
