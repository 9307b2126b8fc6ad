import type { Asked } from '@/lib/requests/asked';
import { encodeReply } from '@/lib/requests/reply/reply-code';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { liveSchedule } from '@/stores/app/schedule-store';
import { decline, removeRequests } from '@/stores/requests/decide';
import { importReplyFragment, importReplyText } from '@/stores/requests/import-reply-text';
import { linkIdentity } from '@/stores/requests/workplace';
import { day, employeeOf } from '@/tests/support/records';
import { ASKED_ON } from '@/tests/support/requests/replies';

const maya = employeeOf('Maya');
const timeOff: Asked = {
  kind: 'timeOff',
  number: 'n1',
  note: '',
  from: day('2027-12-01'),
  to: day('2027-12-02'),
};
const WORDS = { message: 'Declined', detail: '', gone: 'Gone' };

/** Maya's reply to her own link. */
async function reply(asked: Asked): Promise<string> {
  const identity = await linkIdentity(maya.id);
  return encodeReply({ ...identity, name: 'Maya', language: 'en', madeAt: ASKED_ON, asked: [asked] });
}

const requests = () => [...liveSchedule.getState().schedule.requests.values()];

// No database is opened, so the mock answers whether a change is stored.
const whenStored = jest.spyOn(liveSchedule, 'whenStored');

beforeEach(() => {
  whenStored.mockResolvedValue(true);
});

beforeAll(() => {
  liveSchedule.load();
  liveSchedule.commit([employeeEntry(undefined, maya)]);
});

test('adds a verified request from a reply, without an undo step', async () => {
  const steps = liveSchedule.getState().history.undo.length;
  const taken = await importReplyFragment(await reply(timeOff));
  expect(taken).toMatchObject({ newCount: 1, isKept: true });
  expect(requests()).toMatchObject([{ employeeId: maya.id, state: 'open', facts: { isVerified: true } }]);
  expect(liveSchedule.getState().history.undo).toHaveLength(steps);
});

test('does not reopen a decided and removed request from a later chat text', async () => {
  const [record] = requests();
  if (!record) throw new Error('There is no request.');
  decline(record, 'Too late', WORDS);
  removeRequests(requests(), 'Removed');
  const chat = `Maya: https://example.org/inbox#${await reply(timeOff)}`;
  expect(await importReplyText(chat)).toMatchObject({ newCount: 0, knownCount: 1, isKept: true });
  expect(requests()).toMatchObject([{ state: 'declined', word: 'Too late', facts: { isHidden: true } }]);
});

test('adds a request once when the same reply is imported twice at once', async () => {
  const other = await reply({ ...timeOff, number: 'n2' });
  const [one, two] = await Promise.all([importReplyFragment(other), importReplyFragment(other)]);
  expect([one.newCount, two.newCount]).toEqual([1, 0]);
  expect(requests()).toHaveLength(2);
});

test('reports a request that could not be stored', async () => {
  whenStored.mockResolvedValue(false);
  const taken = await importReplyFragment(await reply({ ...timeOff, number: 'n3' }));
  expect(taken.isKept).toBe(false);
});
