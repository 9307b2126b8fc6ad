/**
 * Runs in every page before the page's scripts. The driver inserts the text of this function, so the function
 * can use nothing from outside. Evaluates Playwright's scripts with WebDriver BiDi results. Collects events
 * that WebKitWebDriver does not send: console, errors, policy violations, downloads, binding calls.
 */
export function pageBridge() {
  if (window.__bridge) return;
  // The original functions, because a scenario's fake clock may replace them later.
  const realThen = Promise.prototype.then;
  const { stringify } = JSON;
  const handles = new Map();
  const nodes = new Map();
  const nodeIds = new WeakMap();
  let lastId = 0;
  const queued = [];
  const settled = [];

  const nextId = (letter) => {
    lastId += 1;
    return `${letter}${lastId}`;
  };
  const keep = (value) => {
    const id = nextId('h');
    handles.set(id, value);
    return id;
  };
  const shareNode = (node) => {
    const id = nodeIds.get(node) ?? nextId('s');
    nodeIds.set(node, id);
    nodes.set(id, new WeakRef(node));
    return id;
  };

  const numberText = (value) => {
    if (Number.isFinite(value)) return Object.is(value, -0) ? '-0' : value;
    return String(value);
  };
  const kinds = [
    ['error', Error],
    ['promise', Promise],
    ['map', Map],
    ['set', Set],
    ['nodelist', NodeList],
    ['htmlcollection', HTMLCollection],
    ['arraybuffer', ArrayBuffer],
  ];
  // With `isOwned` the value gets a handle for later use; `depth` limits the nesting of the result.
  const serialize = (value, depth = Number.POSITIVE_INFINITY, isOwned = false) => {
    const type = typeof value;
    if (value === undefined) return { type };
    if (value === null) return { type: 'null' };
    if (type === 'string' || type === 'boolean') return { type, value };
    if (type === 'number') return { type, value: numberText(value) };
    if (type === 'bigint') return { type, value: String(value) };
    const handle = isOwned ? { handle: keep(value) } : {};
    if (type === 'symbol' || type === 'function') return { type, ...handle };
    if (value === window) return { type: 'window', ...handle, value: {} };
    if (value instanceof Node) {
      const { localName, nodeType, childNodes } = value;
      const node = { localName, nodeType, childNodeCount: childNodes.length, attributes: {} };
      return { type: 'node', ...handle, sharedId: shareNode(value), value: node };
    }
    const inner = (item) => serialize(item, depth - 1);
    const isDeep = depth > 0;
    if (Array.isArray(value)) return { type: 'array', ...handle, ...(isDeep && { value: value.map(inner) }) };
    if (value instanceof Date) return { type: 'date', ...handle, value: value.toISOString() };
    if (value instanceof RegExp) {
      return { type: 'regexp', ...handle, value: { pattern: value.source, flags: value.flags } };
    }
    const kind = kinds.find(([, Kind]) => value instanceof Kind)?.[0];
    if (kind) return { type: kind, ...handle };
    if (ArrayBuffer.isView(value)) return { type: 'typedarray', ...handle };
    const entries = () => Object.keys(value).map((key) => [key, inner(value[key])]);
    return { type: 'object', ...handle, ...(isDeep && { value: entries() }) };
  };

  const named = ({ handle, sharedId }) => {
    const found = handle === undefined ? nodes.get(sharedId)?.deref() : handles.get(handle);
    if (found === undefined) throw new Error(handle === undefined ? 'no such node' : 'no such handle');
    return found;
  };
  const deserialize = (given) => {
    if (given.handle !== undefined || given.sharedId !== undefined) return named(given);
    const { type, value } = given;
    if (type === 'undefined') return undefined;
    if (type === 'null') return null;
    if (type === 'number') return Number(value);
    if (type === 'bigint') return BigInt(value);
    if (type === 'array') return value.map(deserialize);
    if (type === 'object') {
      return Object.fromEntries(
        value.map(([key, item]) => [typeof key === 'string' ? key : deserialize(key), deserialize(item)]),
      );
    }
    if (type === 'date') return new Date(value);
    if (type === 'regexp') return new RegExp(value.pattern, value.flags);
    if (type === 'channel') {
      return (message) => queued.push({ kind: 'message', channel: value.channel, data: serialize(message) });
    }
    return value;
  };

  const textOfError = (error) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

  window.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent)
      queued.push({ kind: 'error', text: textOfError(event.error ?? event.message) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    queued.push({ kind: 'error', text: textOfError(reason) }),
  );
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    queued.push({
      kind: 'console',
      method: 'error',
      text: `CSP: ${effectiveDirective} ${blockedURI} ${sample}`,
    }),
  );
  for (const method of ['log', 'info', 'warn', 'error', 'debug']) {
    const original = console[method];
    console[method] = (...args) => {
      const text = args.map((item) => (item instanceof Error ? item.stack || item.message : String(item)));
      queued.push({ kind: 'console', method, text: text.join(' ') });
      return original.apply(console, args);
    };
  }

  // The driver reports no downloads: the file of a link with `download` is read here and forwarded.
  const blobs = new Map();
  const makeUrl = URL.createObjectURL;
  URL.createObjectURL = (content) => {
    const url = makeUrl.call(URL, content);
    if (content instanceof Blob) blobs.set(url, content);
    return url;
  };
  const save = async ({ href, download }) => {
    const blob = blobs.get(href) ?? (await (await fetch(href)).blob());
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let binary = '';
    for (let at = 0; at < bytes.length; at += 8192)
      binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
    queued.push({
      kind: 'download',
      url: href,
      name: download || href.split('/').at(-1),
      data: btoa(binary),
    });
  };
  const realClick = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function click() {
    if (this.hasAttribute('download')) save(this);
    else realClick.call(this);
  };
  document.addEventListener('click', (event) => {
    const link = event.target?.closest?.('a[download]');
    if (!link || event.defaultPrevented || link.hasAttribute('target')) return;
    event.preventDefault();
    save(link);
  });

  // Nobody can allow a page to read the clipboard, so `read` and `readText` return the text that the page has
  // written.
  const { clipboard } = navigator;
  let copied = '';
  if (clipboard) {
    const { writeText, write } = clipboard;
    clipboard.writeText = async (text) => {
      await writeText.call(clipboard, text);
      copied = text;
    };
    clipboard.write = async (items) => {
      await write.call(clipboard, items);
      const item = items.find(({ types }) => types.includes('text/plain'));
      copied = item ? await (await item.getType('text/plain')).text() : '';
    };
    clipboard.readText = async () => copied;
  }

  // Every page has the focus: no window manager focuses a window, and several windows represent several
  // people.
  document.hasFocus = () => true;

  let isOffline = false;
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => !isOffline });

  const bridge = {
    id: `${Math.random().toString(36).slice(2)}${performance.timeOrigin}`,
    /**
     * Calls the function. Returns the function's result at once, or reports a promise's result in `settled`.
     */
    call(act, args, { id, isOwned, depth, isAwaited }) {
      try {
        const value = act(args.map(deserialize));
        if (!isAwaited || typeof value?.then !== 'function') return { ok: serialize(value, depth, isOwned) };
        realThen.call(
          Promise.resolve(value),
          (result) => settled.push({ id, ok: serialize(result, depth, isOwned) }),
          (error) => settled.push({ id, error: textOfError(error) }),
        );
        return { isLater: true };
      } catch (error) {
        return { error: textOfError(error) };
      }
    },
    /**
     * Whether this page is one of the pages, by its window's name; a window without a name may be any page.
     */
    isIn: (pages) => !pages || window.name === '' || pages.includes(window.name),
    disown(ids) {
      for (const id of ids) handles.delete(id);
    },
    node: (id) => nodes.get(id)?.deref(),
    setOffline(next, isSilent) {
      if (next === isOffline) return;
      isOffline = next;
      if (!isSilent) window.dispatchEvent(new Event(next ? 'offline' : 'online'));
    },
    state: () =>
      stringify({
        id: bridge.id,
        ready: document.readyState,
        href: location.href,
        queued: queued.splice(0),
        settled: settled.splice(0),
      }),
  };
  Object.defineProperty(window, '__bridge', { value: bridge, enumerable: false });
}
