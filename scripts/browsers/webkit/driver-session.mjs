import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import { probePort } from '../../support/ports.mjs';
import { findProgram } from '../ensure-programs.mjs';
import { endWithParent } from './children.mjs';
import { ensureDisplay } from './display.mjs';
import { narrowWindowSettings } from './narrow-window.mjs';

const LOOK_EVERY_MS = 50;
const MAX_LOOKS = 200;
// Maximum time of a script in the page; Playwright has its own limit.
const SCRIPT_LIMIT_MS = 600_000;

/**
 * The path of WebKitGTK's MiniBrowser, which Debian puts into a folder named after the architecture, such as
 * x86_64-linux-gnu.
 */
function findMiniBrowser() {
  const named = process.env.MINIBROWSER;
  if (named) return named;
  const paths = readdirSync('/usr/lib').flatMap((folder) =>
    ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
  );
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error('The MiniBrowser of WebKitGTK was not found. Set MINIBROWSER to its path.');
  return found;
}

/** One MiniBrowser behind one WebKitWebDriver, in private mode. Commands run one after the other. */
export class DriverSession {
  #base = '';
  #session = '';
  #window;
  #queue = Promise.resolve();

  /** `zone` is an IANA name such as Europe/Paris; `proxyPort` is the port of the page proxy. */
  async start({ locale, zone, proxyPort }) {
    const port = await probePort(0);
    const language = locale.replace('-', '_');
    const env = {
      ...process.env,
      DISPLAY: await ensureDisplay(),
      TZ: zone,
      LANG: `${language}.UTF-8`,
      LANGUAGE: language,
      XDG_CONFIG_HOME: narrowWindowSettings(),
      GDK_BACKEND: 'x11',
      // There is neither a graphics card nor a session bus.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
    };
    this.driver = endWithParent(
      spawn(findProgram('WebKitWebDriver'), ['-p', String(port)], { stdio: 'ignore', env }),
    );
    this.#base = `http://127.0.0.1:${port}`;
    await this.#reachable();
    const capabilities = {
      pageLoadStrategy: 'none',
      unhandledPromptBehavior: 'ignore',
      timeouts: { script: SCRIPT_LIMIT_MS },
      proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` },
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    };
    const { sessionId } = await this.#ask('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    });
    this.#session = `/session/${sessionId}`;
  }

  async #reachable() {
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
      const isThere = await fetch(`${this.#base}/status`).then(
        () => true,
        () => false,
      );
      if (isThere) return;
      await pass(LOOK_EVERY_MS);
    }
    throw new Error('WebKitWebDriver did not start.');
  }

  async #ask(method, path, body = {}) {
    const content = method === 'POST' ? { body: JSON.stringify(body) } : {};
    const response = await fetch(`${this.#base}${path}`, { method, ...content });
    const { value } = await response.json();
    if (!value?.error) return value;
    throw Object.assign(new Error(`${value.error}: ${value.message}`), { code: value.error });
  }

  /** Sends a WebDriver command, to the window if one is given. */
  send(window, method, path, body) {
    const act = async () => {
      if (window && this.#window !== window) {
        await this.#ask('POST', `${this.#session}/window`, { handle: window });
        this.#window = window;
      }
      return this.#ask(method, `${this.#session}${path}`, body);
    };
    const answer = this.#queue.then(act, act);
    this.#queue = answer.catch(() => {});
    return answer;
  }

  /** Evaluates the script in the window and returns its result. */
  evaluate(window, script) {
    return this.send(window, 'POST', '/execute/sync', { script, args: [] });
  }

  /** The next command selects its window again, because the current one may be closed. */
  forgetWindow() {
    this.#window = undefined;
  }

  async close() {
    if (this.#session) await this.#ask('DELETE', this.#session).catch(() => {});
    this.driver?.kill('SIGKILL');
  }
}
