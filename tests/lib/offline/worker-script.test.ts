import { readFileSync } from 'node:fs';
import { classifyWorkerScript } from '@/lib/offline/worker-script';

const SCRIPT = 'text/javascript; charset=utf-8';
const WORKER = '(()=>{var e="brigade-precache:"})();';
/** The script in docs/hosting.md that removes Brigade. */
const TOMBSTONE = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8'))?.[1] ?? '';

const judge = (answer: { status?: number; type?: string | null; text?: string }) => {
  const { status = 200, type = SCRIPT, text = WORKER } = answer;
  return classifyWorkerScript({ isOk: status < 300, type, text });
};

test('classifyWorkerScript recognizes a service worker of Brigade', () => {
  expect(judge({})).toBe('worker');
  expect(judge({ type: 'application/javascript' })).toBe('worker');
});

test('classifyWorkerScript recognizes the removal script of docs/hosting.md if the response is a successful script', () => {
  expect(judge({ text: TOMBSTONE })).toBe('tombstone');
  expect(judge({ text: TOMBSTONE, type: 'text/html' })).toBe('failing');
  expect(judge({ text: TOMBSTONE, status: 404 })).toBe('failing');
});

test.each([404, 410, 429, 500, 503])('treats status %s as a failing host, for any content', (status) => {
  expect(judge({ status })).toBe('failing');
  expect(judge({ status, type: 'text/html', text: '<!doctype html>Down for maintenance' })).toBe('failing');
});

test('classifyWorkerScript treats other pages and scripts as foreign', () => {
  expect(judge({ type: 'text/html', text: '<!doctype html>Sign in' })).toBe('foreign');
  expect(judge({ text: 'location = "http://portal.invalid"' })).toBe('foreign');
  expect(judge({ text: '' })).toBe('foreign');
});

test('classifyWorkerScript treats a service worker with a wrong content type as a failing host', () => {
  expect(judge({ type: 'text/plain' })).toBe('failing');
  expect(judge({ type: null })).toBe('failing');
});
