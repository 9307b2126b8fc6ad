import type { Asked } from '@/lib/requests/asked';
import { importReplies, type ReplyContext } from '@/lib/requests/import-replies';
import { personCode, personKey } from '@/lib/requests/links/person-code';
import type { Reply } from '@/lib/requests/reply/reply';
import type { RequestRecord } from '@/lib/requests/request-record';
import { requestOf } from '@/lib/requests/team-request';
import { toBase64Url } from '@/lib/share/week-code/week-code-text';
import { MINUTE_MS } from '@/lib/time/units';
import { day, employeeOf } from '@/tests/support/records';
import { ASKED_ON } from '@/tests/support/requests/replies';

const WORKPLACE = 'AAECAwQFBgc';
const KEY = toBase64Url(new Uint8Array(32).fill(7));
const OTHER_KEY = toBase64Url(new Uint8Array(32).fill(8));
const maya = employeeOf('Maya');
const ben = employeeOf('Ben');

const timeOff: Asked = {
  kind: 'timeOff',
  number: 'n1',
  note: '',
  from: day('2026-12-01'),
  to: day('2026-12-02'),
};
const seenAt = (publishedAt: number): Asked => ({
  kind: 'seen',
  number: `s${publishedAt}`,
  note: '',
  firstDay: day('2026-11-23'),
  publishedAt: publishedAt * MINUTE_MS,
});

function context(records: readonly RequestRecord[] = [], fields: Partial<ReplyContext> = {}): ReplyContext {
  return {
    workplace: WORKPLACE,
    employees: new Map([maya, ben].map((employee) => [employee.id, employee])),
    requests: new Map(records.map((record) => [record.id, record])),
    codeOf: (id) => personCode(KEY, WORKPLACE, id),
    now: ASKED_ON + 5 * MINUTE_MS,
    ...fields,
  };
}

async function replyOf(
  employeeId: string,
  asked: readonly Asked[],
  fields: Partial<Reply> = {},
): Promise<Reply> {
  return {
    workplace: WORKPLACE,
    person: { key: personKey(employeeId), code: await personCode(KEY, WORKPLACE, employeeId) },
    name: 'Maya',
    language: 'de',
    madeAt: ASKED_ON,
    asked,
    ...fields,
  };
}

const recordsOf = async (replies: readonly Reply[], known = context()) =>
  (await importReplies(replies, known)).records.map(({ after }) => after);

test('importReplies assigns a reply from a personal link to the person, with the language of the reply', async () => {
  const [record] = await recordsOf([await replyOf(maya.id, [timeOff])]);
  expect(record).toMatchObject({ employeeId: maya.id, name: 'Maya', state: 'open' });
  expect(record && requestOf(record)).toMatchObject({
    asked: timeOff,
    isVerified: true,
    language: 'de',
    madeAt: ASKED_ON,
  });
});

test('importReplies keeps the order in which requests were made, although their ids sort in another order', async () => {
  const asked = ['n2', 'n1', 'n3'].map((number) => ({ ...timeOff, number }));
  const records = await recordsOf([
    await replyOf(maya.id, asked.slice(0, 2)),
    await replyOf(ben.id, asked.slice(2)),
  ]);
  const moments = records.map((record) => requestOf(record)?.at);
  const { now } = context();
  expect(moments).toEqual([now, now + 1, now + 2]);
});

test('importReplies finds the person by the code of a reply, not by the name', async () => {
  const [record] = await recordsOf([await replyOf(ben.id, [timeOff], { name: 'Maya' })]);
  expect(record).toMatchObject({ employeeId: ben.id, name: 'Ben' });
});

test.each([
  ['without a code', async () => ({ workplace: WORKPLACE })],
  [
    'with the code of another key',
    async () => ({
      workplace: WORKPLACE,
      person: { key: personKey(maya.id), code: await personCode(OTHER_KEY, WORKPLACE, maya.id) },
    }),
  ],
  [
    'with the code of somebody else',
    async () => ({
      workplace: WORKPLACE,
      person: { key: personKey(maya.id), code: await personCode(KEY, WORKPLACE, ben.id) },
    }),
  ],
])('importReplies leaves a reply unverified, and finds the person by name, %s', async (_how, identity) => {
  const { person: _person, ...rest } = await replyOf(maya.id, [timeOff]);
  const [record] = await recordsOf([{ ...rest, ...(await identity()) }]);
  expect(record?.employeeId).toBe(maya.id);
  expect(record && requestOf(record)?.isVerified).toBe(false);
});

test('importReplies never replaces a verified request by an unverified one', async () => {
  const verified = await replyOf(maya.id, [timeOff]);
  const { person: _person, ...forged } = verified;
  const [one] = await recordsOf([verified]);
  const [other] = await recordsOf([forged]);
  expect(one?.id).not.toBe(other?.id);
});

test('importReplies imports a reply as unverified when its code cannot be checked', async () => {
  const known = context([], { codeOf: () => Promise.reject(new Error('no crypto')) });
  const [record] = await recordsOf([await replyOf(maya.id, [timeOff])], known);
  expect(record && requestOf(record)?.isVerified).toBe(false);
});

test('importReplies changes nothing when the same reply is opened again, also after decisions', async () => {
  const reply = await replyOf(maya.id, [timeOff, seenAt(10)]);
  const first = await importReplies([reply], context());
  expect(first).toMatchObject({ newCount: 1, seenCount: 1, knownCount: 0 });
  const decided = first.records.map(({ after }) =>
    after.state === 'open' ? { ...after, state: 'declined' } : after,
  );
  const again = await importReplies(
    Array.from({ length: 9 }, () => reply),
    context(decided),
  );
  expect(again).toMatchObject({ records: [], newCount: 0, seenCount: 0, knownCount: 18 });
  const runToCompletion = await importReplies([reply, reply, reply], context());
  expect(runToCompletion.records).toHaveLength(2);
});

test('importReplies replaces an earlier seen mark only by a later one', async () => {
  const [before] = await recordsOf([await replyOf(maya.id, [seenAt(10)])]);
  if (!before) throw new Error('Nothing was imported.');
  const later = await importReplies([await replyOf(maya.id, [seenAt(11)])], context([before]));
  expect(later).toMatchObject({ seenCount: 1, records: [{ before, after: { id: before.id } }] });
  const earlier = await importReplies([await replyOf(maya.id, [seenAt(9)])], context([before]));
  expect(earlier).toMatchObject({ seenCount: 0, knownCount: 1, records: [] });
});

test('importReplies uses the current name of a person who was renamed after asking', async () => {
  const renamed = { ...maya, name: 'Maya Lee' };
  const known = context([], { employees: new Map([[maya.id, renamed]]) });
  const [record] = await recordsOf([await replyOf(maya.id, [timeOff])], known);
  expect(record).toMatchObject({ employeeId: maya.id, name: 'Maya Lee' });
});

test('importReplies moves a seen mark in the future to the present', async () => {
  const [record] = await recordsOf([await replyOf(maya.id, [seenAt(60_000_000)])]);
  const asked = record && requestOf(record)?.asked;
  expect(asked?.kind === 'seen' && asked.publishedAt).toBeLessThanOrEqual(context().now);
});

test('importReplies ignores a reply for another workplace', async () => {
  const reply = await replyOf(maya.id, [timeOff], { workplace: 'BwYFBAMCAQA' });
  expect(await importReplies([reply], context())).toMatchObject({ foreignCount: 1, records: [] });
});

test('importReplies keeps the name of an unknown person, and moves a reply time in the future to the present', async () => {
  const { person: _person, ...rest } = await replyOf(maya.id, [timeOff], {
    name: 'Zoe',
    madeAt: ASKED_ON * 2,
  });
  const [record] = await recordsOf([rest]);
  expect(record).toMatchObject({ name: 'Zoe', employeeId: '' });
  expect(record && requestOf(record)?.madeAt).toBe(context().now);
});
