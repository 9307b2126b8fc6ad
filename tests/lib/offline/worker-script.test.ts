import { readFileSync } from 'node:fs';
import { judgeWorkerScript } from '@/lib/offline/worker-script';

const SCRIPT = 'text/javascript; charset=utf-8';
const WORKER = '(()=>{var e="brigade-precache:"})();';
/** The script of docs/hosting.md. */
const TOMBSTONE = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8'))?.[1] ?? '';

const judge = (answer: { status?: number; type?: string | null; text?: string }) => {
  const { status = 200, type = SCRIPT, text = WORKER } = answer;
  return judgeWorkerScript({ isOk: status < 300, type, text });
};

test('a worker of Brigade is one', () => {
  expect(judge({})).toBe('worker');
  expect(judge({ type: 'application/javascript' })).toBe('worker');
});

test('the script of the notes for hosts takes Brigade away, and nothing else does', () => {
  expect(judge({ text: TOMBSTONE })).toBe('tombstone');
  expect(judge({ text: TOMBSTONE, type: 'text/html' })).toBe('failing');
  expect(judge({ text: TOMBSTONE, status: 404 })).toBe('failing');
});

test.each([404, 410, 429, 500, 503])(
  'status %s says nothing about Brigade, whatever comes with it',
  (status) => {
    expect(judge({ status })).toBe('failing');
    expect(judge({ status, type: 'text/html', text: '<!doctype html>Down for maintenance' })).toBe('failing');
  },
);

test('the page or the script of somebody else is foreign', () => {
  expect(judge({ type: 'text/html', text: '<!doctype html>Sign in' })).toBe('foreign');
  expect(judge({ text: 'location = "http://portal.invalid"' })).toBe('foreign');
  expect(judge({ text: '' })).toBe('foreign');
});

test('our own script with the type of something else is a failure of the host', () => {
  expect(judge({ type: 'text/plain' })).toBe('failing');
  expect(judge({ type: null })).toBe('failing');
});
