import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { MemoryCaches } from './memory-caches';

const [, TOMBSTONE = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];

/** Installs and activates the script of docs/hosting.md as the worker of the given path. */
async function runTombstone(place: string, caches: MemoryCaches) {
  const done: string[] = [];
  const waiting: Promise<unknown>[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => done.push('skipped waiting'),
    registration: {
      scope: `https://host.example${place}/`,
      unregister: async () => done.push('unregistered'),
    },
  };
  runInNewContext(TOMBSTONE, { self, caches, URL, Promise });
  for (const type of ['install', 'activate']) {
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => waiting.push(work) });
    await Promise.all(waiting);
  }
  return done;
}

test.each(['', '/shop'])('removes only its own worker and caches at "%s"', async (place) => {
  const caches = new MemoryCaches();
  const others = ['brigade-precache:/other:1', 'of another page', `brigade-precache:${place}/deeper:1`];
  for (const name of [...others, `brigade-precache:${place}:1`, `brigade-precache:${place}:2`]) {
    await caches.open(name);
  }
  expect(await runTombstone(place, caches)).toEqual(['skipped waiting', 'unregistered']);
  expect(await caches.keys()).toEqual(others);
});
