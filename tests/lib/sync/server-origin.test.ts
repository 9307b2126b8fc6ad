import fc from 'fast-check';
import { syncWorkerPolicy } from '@/lib/offline/worker-policy';
import { isCouchDbAddress, serverOrigin } from '@/lib/sync/server-origin';
import { rounds, seed } from '../../support/rounds';

test.each([
  ['wss://relay.example', 'wss://relay.example'],
  ['  wss://Relay.Example:8443/rooms/ ', 'wss://relay.example:8443'],
  ['wss://relay.example:443', 'wss://relay.example'],
  ['wss://küche.example', 'wss://xn--kche-0ra.example'],
  ['ws://localhost:8080', 'ws://localhost:8080'],
  ['ws://127.0.0.1:5984/db', 'ws://127.0.0.1:5984'],
])('serverOrigin accepts %s as %s', (address, origin) => {
  expect(serverOrigin(address)).toBe(origin);
  expect(serverOrigin(origin)).toBe(origin);
});

test.each([
  ['', 'an empty text'],
  ['relay.example', 'no scheme'],
  ['ftp://relay.example', 'another scheme'],
  ['javascript://relay.example', 'a script'],
  ['blob:https://relay.example/1', 'a blob'],
  ['wss:relay.example', 'no slashes'],
  ['wss:\\\\relay.example', 'backslashes'],
  ['ws://relay.example', 'not encrypted'],
  ['http://127.0.0.1', 'a CouchDB server'],
  ['https://relay.example/rooms', 'a CouchDB server'],
  ['ws://127.0.0.2', 'not encrypted'],
  ['ws://localhost.example', 'not encrypted'],
  ['wss://me:secret@relay.example', 'a user'],
  ['wss://@relay.example', 'a user without a name'],
  ['wss://relay.example?x', 'a query'],
  ['wss://relay.example#x', 'a hash'],
  ['wss://a.example wss://b.example', 'two origins'],
  ['wss://a.exam\tple', 'a character that is dropped'],
  ['wss://a.exam\nple', 'a line that is dropped'],
  ['wss://a;script-src', 'another directive'],
  ['wss://a,b', 'another policy'],
  ["wss://a'b", 'a quote'],
  ['wss://*', 'every host'],
  ['wss://*.example', 'many hosts'],
  ['wss://a.example:*', 'every port'],
  ['wss://[::1]', 'an IPv6 address'],
  ['wss://a.example.', 'a dot at the end'],
  [`wss://${'a.'.repeat(200)}example`, 'too long'],
])('serverOrigin refuses %j: %s', (address) => {
  expect(serverOrigin(address)).toBeUndefined();
});

test('isCouchDbAddress recognizes the address of a CouchDB server', () => {
  expect(isCouchDbAddress(' HTTPS://relay.example/rooms')).toBe(true);
  expect(isCouchDbAddress('http://127.0.0.1:5984/rooms')).toBe(true);
  expect(isCouchDbAddress('wss://relay.example')).toBe(false);
});

const CHARACTERS = [
  ...'wsh:t/p.;,\'"*@#?% \t\n\r\\[]()-_aA0ü。；*',
  'self',
  'wss://',
  'localhost',
  '\0',
  '\u200b',
];
const GOOD = ['wss://relay.example:8443', 'wss://a.example', 'ws://localhost:1', 'ws://127.0.0.1'];
const ORIGIN = /^(?:wss:\/\/[a-z0-9.-]+|ws:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/;

/** A valid address with a few characters removed, changed or inserted. */
const mutated = fc
  .tuple(
    fc.constantFrom(...GOOD),
    fc.array(fc.tuple(fc.nat(40), fc.nat(2), fc.constantFrom(...CHARACTERS)), { minLength: 1, maxLength: 4 }),
  )
  .map(([good, changes]) =>
    changes.reduce(
      (text, [at, gone, character]) => text.slice(0, at) + character + text.slice(at + gone),
      good,
    ),
  );

test('syncWorkerPolicy adds at most one plain origin to a policy, for any input', () => {
  let acceptedCount = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        mutated,
        fc.string({ unit: 'binary' }),
        fc.webUrl({ validSchemes: ['ws', 'wss', 'https'] }),
        fc.json(),
      ),
      (text) => {
        const origin = serverOrigin(text);
        if (origin === undefined) return;
        acceptedCount += 1;
        expect(origin).toMatch(ORIGIN);
        expect(serverOrigin(origin)).toBe(origin);
        expect(new URL(origin).origin === 'null' || new URL(origin).origin === origin).toBe(true);
        expect(syncWorkerPolicy(origin)).toBe(`default-src 'none'; connect-src 'self' ${origin}`);
      },
    ),
    { numRuns: rounds(2000), ...seed },
  );
  expect(acceptedCount).toBeGreaterThan(100);
});

test('syncWorkerPolicy leaves the policy without an origin when the origin is not valid', () => {
  fc.assert(
    fc.property(fc.oneof(mutated, fc.string({ unit: 'binary' })), (text) => {
      const bare = syncWorkerPolicy();
      expect(bare).toBe("default-src 'none'; connect-src 'self'");
      const policy = syncWorkerPolicy(text);
      if (policy === bare) return;
      expect(text).toMatch(ORIGIN);
      expect(policy).toBe(`${bare} ${text}`);
    }),
    { numRuns: rounds(2000), ...seed },
  );
});
