import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The WebDriver BiDi result of a script that has thrown. */
export function exceptionOf(text, realm) {
  const stackTrace = { callFrames: [] };
  const exception = { type: 'error' };
  return {
    type: 'exception',
    realm,
    exceptionDetails: { text, columnNumber: 0, lineNumber: 0, stackTrace, exception },
  };
}

function emitDownload(page, { url, name, data }) {
  const folder = page.owner.downloads;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const filepath = join(folder, name);
  writeFileSync(filepath, Buffer.from(data, 'base64'));
  const about = {
    context: page.id,
    navigation: null,
    download: randomUUID(),
    url,
    timestamp: Date.now(),
  };
  page.emit('browsingContext.downloadWillBegin', { ...about, suggestedFilename: name });
  page.emit('browsingContext.downloadEnd', { ...about, status: 'complete', filepath });
}

/** Emits the page's collected messages (scripts/browsers/webkit/in-page.mjs) as events. */
export function emitMessage(page, item) {
  const source = { realm: page.realm(), context: page.id };
  const entry = { text: item.text, source, timestamp: Date.now() };
  if (item.kind === 'message')
    page.emit('script.message', { channel: item.channel, data: item.data, source });
  if (item.kind === 'console') {
    const { method, text } = item;
    const args = [{ type: 'string', value: text }];
    page.emit('log.entryAdded', { ...entry, type: 'console', level: method, method, args });
  }
  if (item.kind === 'error') {
    const stackTrace = { callFrames: [] };
    page.emit('log.entryAdded', { ...entry, type: 'javascript', level: 'error', stackTrace });
  }
  if (item.kind === 'download') emitDownload(page, item);
}
