import { randomUUID } from 'node:crypto';
import { endChildren } from './children.mjs';
import { takePicture } from './display.mjs';
import { Page } from './page.mjs';
import { UserContext } from './user-context.mjs';

/** The WebDriver BiDi commands that Playwright sends, each under its name. */
export class Browser {
  #emit;
  #contexts = new Map();
  #pages = new Map();
  #count = 0;

  constructor(emit) {
    this.#emit = emit;
  }

  /**
   * Unknown commands succeed without a result, because several commands only set a value that already
   * applies.
   */
  async answer(method, params) {
    const command = this[method];
    return (command ? await command.call(this, params) : undefined) ?? {};
  }

  #nextId(letter) {
    this.#count += 1;
    return `${letter}${this.#count}`;
  }

  #page(id) {
    const page = this.#pages.get(id);
    if (!page) throw new Error('no such frame');
    return page;
  }

  #contextsOf({ userContexts = [] }) {
    return userContexts.map((id) => this.#contexts.get(id)).filter(Boolean);
  }

  'session.new'() {
    const name = 'WebKitGTK';
    const capabilities = { browserName: name, browserVersion: name, userAgent: name };
    return { sessionId: randomUUID(), capabilities: { ...capabilities, acceptInsecureCerts: false } };
  }

  'browser.createUserContext'() {
    const context = new UserContext(this.#nextId('u'));
    this.#contexts.set(context.id, context);
    return { userContext: context.id };
  }

  async 'browser.removeUserContext'({ userContext }) {
    const context = this.#contexts.get(userContext);
    if (!context) return;
    for (const page of [...context.pages.values()]) page.end();
    await context.close();
    this.#contexts.delete(userContext);
  }

  async 'browser.close'() {
    // The answer must be sent before the process exits.
    setTimeout(() => process.exit(0), 1000);
    await this.close();
  }

  'emulation.setLocaleOverride'(params) {
    for (const context of this.#contextsOf(params)) context.locale = params.locale ?? 'en-US';
  }

  'emulation.setTimezoneOverride'(params) {
    for (const context of this.#contextsOf(params)) context.zone = params.timezone;
  }

  async 'emulation.setNetworkConditions'(params) {
    const isOffline = params.networkConditions?.type === 'offline';
    for (const context of this.#contextsOf(params)) await context.setOffline(isOffline);
  }

  'browser.setDownloadBehavior'(params) {
    for (const context of this.#contextsOf(params)) {
      context.downloads = params.downloadBehavior?.destinationFolder;
    }
  }

  'storage.getCookies'() {
    return { cookies: [] };
  }

  'network.addIntercept'() {
    return { intercept: randomUUID() };
  }

  'network.addDataCollector'() {
    return { collector: randomUUID() };
  }

  'script.addPreloadScript'({ functionDeclaration, arguments: args = [], contexts, userContexts }) {
    const script = randomUUID();
    const owners = contexts?.map((id) => this.#page(id).owner) ?? this.#contextsOf({ userContexts });
    for (const owner of new Set(owners))
      owner.preloads.set(script, { text: functionDeclaration, args, pages: contexts });
    return { script };
  }

  'script.removePreloadScript'({ script }) {
    for (const context of this.#contexts.values()) context.preloads.delete(script);
  }

  'script.evaluate'(params) {
    return this.#run(params, `(${params.expression.replace(/;\s*$/, '')}\n)`);
  }

  'script.callFunction'(params) {
    return this.#run(params, `(${params.functionDeclaration}\n)(...args)`);
  }

  #run(params, body) {
    const { context, realm } = params.target;
    return this.#page(context ?? realm.split('.')[0]).run(params, body);
  }

  async 'script.disown'({ target, handles }) {
    const page = this.#pages.get(target.context ?? target.realm?.split('.')[0]);
    await page?.evaluate(`window.__bridge?.disown(${JSON.stringify(handles)})`).catch(() => {});
  }

  async 'browsingContext.create'({ userContext }) {
    const owner = this.#contexts.get(userContext);
    const handle = await owner.openWindow();
    const forget = (gone) => {
      this.#pages.delete(gone.id);
      owner.pages.delete(gone.id);
    };
    const page = new Page({ id: this.#nextId('c'), handle, owner, emit: this.#emit, forget });
    owner.pages.set(page.id, page);
    this.#pages.set(page.id, page);
    this.#emit('browsingContext.contextCreated', {
      context: page.id,
      url: page.url,
      userContext,
      parent: null,
      children: null,
      originalOpener: null,
      clientWindow: page.id,
    });
    if (owner.viewport) await page.resize(owner.viewport);
    await page.poll();
    page.watch();
    return { context: page.id };
  }

  async 'browsingContext.close'({ context }) {
    const page = this.#page(context);
    page.isClosed = true;
    // Closing the last window would close the browser.
    if (page.owner.pages.size > 1) await page.send('DELETE', '/window').catch(() => {});
    page.owner.session.forgetWindow();
    page.end();
  }

  async 'browsingContext.activate'({ context }) {
    await this.#page(context).send('GET', '/window');
  }

  async 'browsingContext.setViewport'({ context, viewport, ...params }) {
    if (!viewport) return;
    if (context) await this.#page(context).resize(viewport);
    for (const owner of this.#contextsOf(params)) {
      owner.viewport = viewport;
      for (const page of owner.pages.values()) await page.resize(viewport);
    }
  }

  'browsingContext.navigate'({ context, url }) {
    return this.#page(context).navigate(url);
  }

  'browsingContext.reload'({ context }) {
    return this.#page(context).reload();
  }

  'browsingContext.traverseHistory'({ context, delta }) {
    return this.#page(context).traverse(delta);
  }

  async 'browsingContext.captureScreenshot'({ context, clip }) {
    const [width, height, frame] = await this.#page(context).evaluate(
      'return [innerWidth, innerHeight, outerHeight - innerHeight]',
    );
    const part = { x: 0, y: 0, width, height, ...clip };
    const picture = await takePicture({ ...part, y: part.y + frame });
    return { data: picture.toString('base64') };
  }

  async 'input.performActions'({ context, actions }) {
    // Classic WebDriver requires fields that are optional in BiDi, and integer pixels.
    const clean = (action) =>
      action.type === 'pointerMove' || action.type === 'scroll'
        ? { duration: 0, origin: 'viewport', ...action, x: Math.round(action.x), y: Math.round(action.y) }
        : action;
    const sources = actions.map((source) => ({ ...source, actions: source.actions.map(clean) }));
    await this.#page(context).send('POST', '/actions', { actions: sources });
  }

  async 'input.setFiles'({ context, element, files }) {
    const page = this.#page(context);
    const field = await page.evaluate(`return __bridge.node(${JSON.stringify(element.sharedId)})`);
    await page.send('POST', `/element/${Object.values(field)[0]}/value`, { text: files.join('\n') });
  }

  async close() {
    for (const context of this.#contexts.values()) await context.close();
    endChildren();
  }
}
