import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { emitMessage, exceptionOf } from './page-events.mjs';

/** Interval at which the page is asked for messages; shorter while a result is awaited. */
const POLL_MS = 60;
const AWAITED_POLL_MS = 15;
const MAX_NAVIGATION_LOOKS = 400;
const MAX_SIZE_TRIES = 4;
const MAX_SIZE_LOOKS = 8;
const SIZE_LOOK_MS = 40;

/** One window: executes Playwright's commands for the window and emits the window's events. */
export class Page {
  url = 'about:blank';
  isClosed = false;
  /** The id of the shown document; a new id means that the page has navigated. */
  #document;
  #ready = 'loading';
  #navigation;
  #pending = new Map();
  #calls = 0;
  #isGone = false;

  constructor({ id, handle, owner, emit, forget }) {
    Object.assign(this, { id, handle, owner, emit, forget });
  }

  send(method, path, body) {
    return this.owner.session.send(this.handle, method, path, body);
  }

  evaluate(script) {
    return this.owner.session.evaluate(this.handle, script);
  }

  /**
   * The realm of the shown document's scripts. Playwright has a second world for its scripts, but here both
   * worlds are the same.
   */
  realm(sandbox) {
    return `${this.id}.${this.#document}${sandbox ? '.u' : ''}`;
  }

  #boot() {
    return `if (!window.__bridge) { ${this.owner.bootScript()} }`;
  }

  async watch() {
    while (!this.isClosed) {
      await this.poll();
      await pass(this.#pending.size > 0 ? AWAITED_POLL_MS : POLL_MS);
    }
  }

  async poll() {
    try {
      const text = await this.evaluate(`${this.#boot()}; return __bridge.state()`);
      this.#hear(JSON.parse(text));
    } catch (error) {
      if (/no such window|invalid session|fetch failed|ECONN/.test(error.message)) this.end();
    }
  }

  end() {
    if (this.#isGone) return;
    this.#isGone = true;
    this.isClosed = true;
    this.forget(this);
    this.#breakOff('page closed');
    this.emit('browsingContext.contextDestroyed', {
      context: this.id,
      url: this.url,
      userContext: this.owner.id,
      parent: null,
      children: null,
    });
  }

  #breakOff(reason) {
    for (const { reject } of this.#pending.values()) reject(new Error(reason));
    this.#pending.clear();
  }

  #emitHere(method, more) {
    this.emit(method, { context: this.id, url: this.url, timestamp: Date.now(), ...more });
  }

  #hear({ id, href, ready, queued, settled }) {
    if (id !== this.#document) this.#moveOn(id, href);
    else if (href !== this.url) {
      this.url = href;
      this.#emitHere('browsingContext.historyUpdated', {});
    }
    for (const answer of settled) {
      this.#pending.get(answer.id)?.resolve(answer);
      this.#pending.delete(answer.id);
    }
    for (const item of queued) emitMessage(this, item);
    if (this.#ready === 'loading' && ready !== 'loading') {
      this.#ready = 'interactive';
      this.#emitHere('browsingContext.domContentLoaded', { navigation: null });
    }
    if (this.#ready === 'interactive' && ready === 'complete') {
      this.#ready = 'complete';
      this.#emitHere('browsingContext.load', { navigation: null });
    }
  }

  #moveOn(id, href) {
    const isFirst = this.#document === undefined;
    if (!isFirst) {
      for (const sandbox of [false, true]) this.emit('script.realmDestroyed', { realm: this.realm(sandbox) });
      this.#breakOff('Execution context was destroyed');
    }
    this.#document = id;
    this.url = href;
    this.#ready = 'loading';
    if (!isFirst) {
      const navigation = this.#navigation ?? randomUUID();
      if (!this.#navigation) this.#emitHere('browsingContext.navigationStarted', { navigation });
      this.#navigation = undefined;
      this.#emitHere('browsingContext.navigationCommitted', { navigation });
    }
    this.emit('script.realmCreated', {
      realm: this.realm(),
      origin: 'null',
      type: 'window',
      context: this.id,
    });
  }

  /** Evaluates `body`, an expression that uses `args`, and returns a WebDriver BiDi result. */
  async run(params, body) {
    this.#calls += 1;
    const id = this.#calls;
    const options = {
      id,
      isOwned: params.resultOwnership === 'root',
      depth: params.serializationOptions?.maxObjectDepth ?? undefined,
      isAwaited: params.awaitPromise,
    };
    const later = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    later.catch(() => {});
    const realm = () => this.realm(params.target.sandbox);
    const args = JSON.stringify(JSON.stringify(params.arguments ?? []));
    let text;
    try {
      text = await this.evaluate(
        `${this.#boot()}; const answer = __bridge.call((args) => ${body}, JSON.parse(${args}), ${JSON.stringify(options)}); ` +
          `return '[' + JSON.stringify(answer) + ',' + __bridge.state() + ']'`,
      );
    } catch (error) {
      this.#pending.delete(id);
      if (error.code !== 'javascript error') throw error;
      return exceptionOf(error.message, realm());
    }
    const [answer, state] = JSON.parse(text);
    if (!answer.isLater) this.#pending.delete(id);
    this.#hear(state);
    const { ok, error } = answer.isLater ? await later : answer;
    if (error !== undefined) return exceptionOf(error, realm());
    if (ok.type === 'window') ok.value = { context: this.id };
    return { type: 'success', realm: realm(), result: ok };
  }

  /**
   * Runs an action that navigates, to another document or within the current document, and waits until the
   * page shows.
   */
  async #leave(act) {
    const [before, url] = [this.#document, this.url];
    await act();
    const isHere = () => this.#document === before && this.url === url && !this.isClosed;
    for (let looks = 0; looks < MAX_NAVIGATION_LOOKS && isHere(); looks += 1) await pass(AWAITED_POLL_MS);
  }

  async navigate(url) {
    const navigation = randomUUID();
    const goes = () => this.send('POST', '/url', { url });
    this.owner.arriving = this.id;
    if (url.includes('#') && url.split('#')[0] === this.url.split('#')[0]) {
      this.url = url;
      this.#emitHere('browsingContext.fragmentNavigated', { navigation });
      await goes();
      return { navigation, url };
    }
    this.#navigation = navigation;
    this.emit('browsingContext.navigationStarted', {
      context: this.id,
      navigation,
      url,
      timestamp: Date.now(),
    });
    const before = this.#document;
    await goes();
    const isHere = () => this.#document === before && !this.isClosed;
    for (let looks = 0; looks < MAX_NAVIGATION_LOOKS && isHere(); looks += 1) await pass(AWAITED_POLL_MS);
    return { navigation, url };
  }

  reload() {
    return this.#leave(() => this.send('POST', '/refresh'));
  }

  traverse(delta) {
    return this.#leave(() => this.send('POST', delta < 0 ? '/back' : '/forward'));
  }

  /**
   * Resizes the window until its content has the size, which takes one or two attempts because of the frame.
   */
  async resize({ width, height }) {
    let [outerWidth, outerHeight] = [width, height];
    for (let tries = 0; tries < MAX_SIZE_TRIES; tries += 1) {
      await this.send('POST', '/window/rect', { x: 0, y: 0, width: outerWidth, height: outerHeight });
      let inner = [0, 0];
      for (let looks = 0; looks < MAX_SIZE_LOOKS; looks += 1) {
        inner = await this.evaluate('return [innerWidth, innerHeight]');
        if (inner[0] === width && inner[1] === height) return;
        await pass(SIZE_LOOK_MS);
      }
      outerWidth += width - inner[0];
      outerHeight += height - inner[1];
    }
  }
}
