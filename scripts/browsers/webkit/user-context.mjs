import { DriverSession } from './driver-session.mjs';
import { pageBridge } from './in-page.mjs';
import { startPageProxy } from './page-proxy.mjs';

/** A Playwright context: a separate browser with its own storage, started with the first page. */
export class UserContext {
  locale = 'en-US';
  zone = process.env.TZ ?? 'America/New_York';
  isOffline = false;
  viewport;
  downloads;
  /** The scripts that run before each page's own scripts, by id. */
  preloads = new Map();
  pages = new Map();
  /** The page that navigated last. */
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

  /** The handle of a window: first the window that the browser opened itself, then new windows. */
  async openWindow() {
    await this.start();
    if (this.#hasUsedFirstWindow) {
      // Not a tab: the browser draws no frames of a background tab, and a click waits for a frame.
      const { handle } = await this.session.send(undefined, 'POST', '/window/new', { type: 'window' });
      return handle;
    }
    this.#hasUsedFirstWindow = true;
    const [first] = await this.session.send(undefined, 'GET', '/window/handles');
    return first;
  }

  /**
   * The content of a script element that runs before all other scripts of a page. A window without a name
   * gets `name` and keeps `name`: the page uses the name to select the scripts meant for the page.
   */
  bootScript(name = '') {
    const calls = [...this.preloads.values()].map(
      ({ text, args, pages }) =>
        `try { if (__bridge.isIn(${JSON.stringify(pages)})) __bridge.call((args) => (${text})(...args), ${JSON.stringify(args)}, {}) } catch (error) { console.error(error) }`,
    );
    // The script removes its script element, so that the page does not find the element.
    const parts = [
      `window.name ||= '${name}';`,
      `(${pageBridge})();__bridge.setOffline(${this.isOffline}, true);`,
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
