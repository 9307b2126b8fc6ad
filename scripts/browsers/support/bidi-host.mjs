import { WebSocketServer } from 'ws';

/** Without compression and with a high limit, because an entire picture or download is one message. */
export const SOCKET = { maxPayload: 1 << 30, perMessageDeflate: false };

// Playwright's fill() sets the value by script. React mistakes such a value for its own change and ignores
// the value; the browser's command sends a real input event.
const TYPED_BY_SCRIPT = '(text) => bidiInsertText(window, text)';
const TYPED_BY_BROWSER = "(text) => void window.document.execCommand('insertText', false, text)";

/** Playwright's message, with typing by script replaced by the browser's own. */
export const withRealTyping = (text) => text.replace(TYPED_BY_SCRIPT, TYPED_BY_BROWSER);

/**
 * Listens as Playwright expects of Firefox: Playwright reads the address from exactly the line that the
 * function prints. Calls back with the socket and path of each connection.
 */
export function hostBidi(connected) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...SOCKET });
  server.on('connection', (socket, request) => connected(socket, request.url));
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
}
