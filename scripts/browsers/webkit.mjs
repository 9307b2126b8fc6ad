#!/usr/bin/env node
import { hostBidi, withRealTyping } from './support/bidi-host.mjs';
import { Browser } from './webkit/browser.mjs';

/*
 * Playwright starts this script in place of Firefox (e2e/browsers/webkit.config.ts). The script drives
 * WebKitGTK: a small WebDriver BiDi server in front of Debian's WebKitWebDriver, which only has classic
 * WebDriver.
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
