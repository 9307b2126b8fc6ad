#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { findFirefox } from './ensure-programs.mjs';
import { DownloadIds } from './firefox/download-ids.mjs';
import { hostBidi, SOCKET, withRealTyping } from './support/bidi-host.mjs';

/*
 * Playwright starts this script in place of Firefox (e2e/browsers/firefox.config.ts). The script starts the
 * real Firefox with the same arguments, forwards Firefox's WebDriver BiDi socket, and adapts messages that
 * one side does not understand.
 */

/**
 * Commands that Playwright always sends, but Firefox ESR 153 does not know. A preference sets the color
 * scheme instead.
 */
const UNKNOWN_TO_FIREFOX = new Set(['emulation.setMediaFeaturesOverride']);
/**
 * A permission that Firefox does not know; a preference allows the clipboard
 * (e2e/browsers/firefox.config.ts).
 */
const CLIPBOARD = /"name":"clipboard-(?:read|write)"/;

const firefox = findFirefox() ?? 'firefox';
const child = spawn(firefox, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
child.on('error', (error) => {
  process.stderr.write(`${firefox}: ${error.message}\n`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));

function isAnsweredHere(text) {
  const method = /"method":"([^"]+)"/.exec(text)?.[1];
  if (method === 'permissions.setPermission') return CLIPBOARD.test(text);
  return UNKNOWN_TO_FIREFOX.has(method);
}

function send(address, client) {
  const browser = new WebSocket(address, SOCKET);
  const downloads = new DownloadIds();
  // Playwright's messages before Firefox's socket is open.
  const early = [];
  browser.on('open', () => {
    for (const text of early.splice(0)) browser.send(text);
  });
  client.on('message', (data) => {
    const text = withRealTyping(data.toString());
    if (isAnsweredHere(text)) {
      client.send(JSON.stringify({ type: 'success', id: JSON.parse(text).id, result: {} }));
    } else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('message', async (data) => {
    const text = data.toString();
    client.send(DownloadIds.isMeant(text) ? await downloads.withId(text) : text);
  });
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
  browser.on('error', () => client.close());
}

createInterface({ input: child.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1];
  if (address) hostBidi((client, path) => send(`${address}${path}`, client));
  else process.stderr.write(`${line}\n`);
});
