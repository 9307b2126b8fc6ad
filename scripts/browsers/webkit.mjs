#!/usr/bin/env node
import { hostBidi, withRealTyping } from './support/bidi-host.mjs';
import { Browser } from './webkit/browser.mjs';

/*
 * Stands in for Firefox where Playwright starts it (e2e/browsers/webkit.config.ts) and drives WebKitGTK instead: a small
 * server of WebDriver BiDi in front of Debian's WebKitWebDriver, which speaks classic WebDriver only.
 */
hostBidi((socket) => {
  const send = (message) => socket.send(JSON.stringify(message));
  const browser = new Browser((method, params) => send({ type: 'event', method, params }));

  socket.on('message', async (data) => {
    const { id, method, params } = JSON.parse(withRealTyping(data.toString()));
    try {
      send({ type: 'success', id, result: await browser.answer(method, params) });
    } catch (error) {
      send({ type: 'error', id, error: 'unknown error', message: error.message, stacktrace: '' });
    }
  });
  socket.on('close', () => browser.close().finally(() => process.exit(0)));
});
