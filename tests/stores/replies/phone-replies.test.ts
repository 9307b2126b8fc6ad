import { withAsked, withSent } from '@/lib/requests/phone/edit-replies';
import { savedRepliesOf } from '@/lib/requests/phone/saved-replies';
import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { createPhoneReplies, type PhoneReplies } from '@/stores/replies/phone-replies';
import { clock, day } from '@/tests/support/records';
import { ASKED_ON } from '@/tests/support/requests/replies';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

const HOUSE = 'AAECAwQFBgc';
const KEY = 'brigade-replies';

function open(storage: MemoryStorage | null, basePath = ''): PhoneReplies {
  return createPhoneReplies(createStorageGateway({ storage, basePath, log: { error: jest.fn() } }));
}

const claim = (number: string, key: number) =>
  ({
    kind: 'claim',
    number,
    note: '',
    shift: { key, date: day('2026-11-25'), startTime: clock('09:00'), endTime: clock('17:00') },
  }) as const;

function ask(replies: PhoneReplies, number: string): void {
  const asked = claim(number, number.length);
  replies.change(HOUSE, (kept) => withAsked(kept, asked, 'Maya', ASKED_ON));
}

const numbersIn = (replies: PhoneReplies) =>
  savedRepliesOf(replies.get(), HOUSE).requests.map(({ asked }) => asked.number);

test('stores requests under the page’s path, and writes nothing before the first', () => {
  const storage = new MemoryStorage({ other: 'mine' });
  const replies = open(storage, '/brigade');
  replies.change(HOUSE, (kept) => withSent(kept, ['none'], ASKED_ON));
  expect([...storage.texts.keys()]).toEqual(['other']);
  ask(replies, 'one');
  expect([...storage.texts.keys()]).toEqual(['other', `/brigade:${KEY}`]);
  expect(numbersIn(open(storage, '/brigade'))).toEqual(['one']);
  expect(numbersIn(open(storage))).toEqual([]);
});

test('keeps the requests of two tabs', () => {
  const storage = new MemoryStorage();
  const [one, other] = [open(storage), open(storage)];
  ask(one, 'a');
  ask(other, 'bb');
  one.hear(KEY);
  expect(numbersIn(one)).toEqual(['a', 'bb']);
});

test.each([
  ['no storage', null],
  ['a full storage', Object.assign(new MemoryStorage(), { failsFor: () => true })],
])('reports a refused write with %s and keeps requests in memory', (_what, storage) => {
  const replies = open(storage);
  ask(replies, 'one');
  ask(replies, 'two2');
  expect(replies.isRefused()).toBe(true);
  expect(numbersIn(replies)).toEqual(['one', 'two2']);
});

test('quarantines an unreadable text before it writes', () => {
  const storage = new MemoryStorage({ [KEY]: '{"half' });
  const replies = open(storage);
  ask(replies, 'one');
  expect([...storage.texts.values()]).toContain('{"half');
  expect(numbersIn(open(storage))).toEqual(['one']);
});
