import { WebSocketServer } from 'ws';

/** Pictures and downloads come as one message each. */
export const SOCKET = { maxPayload: 1 << 30, perMessageDeflate: false };

// What Playwright types with fill() sets the value by script, which React takes for its own doing and leaves out; the
// browser's own command sends a real input event.
const TYPED_BY_SCRIPT = '(text) => bidiInsertText(window, text)';
const TYPED_BY_BROWSER = "(text) => void window.document.execCommand('insertText', false, text)";

/** A message from Playwright, with its typing made the browser's own. */
export const withRealTyping = (text) => text.replace(TYPED_BY_SCRIPT, TYPED_BY_BROWSER);

/**
 * Listens where Playwright expects a Firefox to listen, which it learns from this very line, and calls back for each
 * connection with its socket and the path that was asked for.
 */
export function hostBidi(connected) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...SOCKET });
  server.on('connection', (socket, request) => connected(socket, request.url));
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
}
