import { DriverSession } from './driver-session.mjs';
import { standInPage } from './in-page.mjs';
import { startPageProxy } from './page-proxy.mjs';

/** A context of Playwright: a browser of its own with its own storage, begun with the first page. */
export class UserContext {
  locale = 'en-US';
  zone = process.env.TZ ?? 'America/New_York';
  isOffline = false;
  viewport;
  downloads;
  /** What runs before the scripts of each page, by id. */
  preloads = new Map();
  pages = new Map();
  /** The page that was last led somewhere. */
  arriving;
  session = new DriverSession();
  #starting;
  #hasUsedFirstWindow = false;

  constructor(id) {
    this.id = id;
  }

  start() {
    this.#starting ??= this.#begin();
    return this.#starting;
  }

  async #begin() {
    this.proxy = await startPageProxy({
      script: () => this.bootScript(this.arriving),
      isOffline: () => this.isOffline,
    });
    await this.session.start({ locale: this.locale, zone: this.zone, proxyPort: this.proxy.port });
  }

  /** The handle of a window: the one that the browser opened by itself, then new ones. */
  async openWindow() {
    await this.start();
    if (this.#hasUsedFirstWindow) {
      // Of a tab that is not in front no frame is drawn, and a click waits for one.
      const { handle } = await this.session.send(undefined, 'POST', '/window/new', { type: 'window' });
      return handle;
    }
    this.#hasUsedFirstWindow = true;
    const [first] = await this.session.send(undefined, 'GET', '/window/handles');
    return first;
  }

  /**
   * What stands before all other scripts of a page, as the content of a script element. A window without a name gets that
   * one, and keeps it: by it a page tells which of the scripts are meant for it.
   */
  bootScript(name = '') {
    const calls = [...this.preloads.values()].map(
      ({ text, args, pages }) =>
        `try { if (__bridge.isIn(${JSON.stringify(pages)})) __bridge.call((args) => (${text})(...args), ${JSON.stringify(args)}, {}) } catch (error) { console.error(error) }`,
    );
    // The element goes, so that no page finds it.
    const parts = [
      `window.name ||= '${name}';`,
      `(${standInPage})();__bridge.setOffline(${this.isOffline}, true);`,
      ...calls,
      'document.currentScript?.remove();',
    ];
    return parts.join('\n').replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  }

  async setOffline(isOffline) {
    this.isOffline = isOffline;
    await Promise.all(
      [...this.pages.values()].map((page) =>
        page.evaluate(`window.__bridge?.setOffline(${isOffline})`).catch(() => {}),
      ),
    );
  }

  async close() {
    for (const page of this.pages.values()) page.isClosed = true;
    await this.session.close();
    this.proxy?.close();
  }
}
