import fc from 'fast-check';
import { readAvailability } from '@/lib/employees/stored-availability';
import type { AnnouncedShift, Asked } from '@/lib/requests/asked';
import { importReplies } from '@/lib/requests/import-replies';
import { decidedRecord } from '@/lib/requests/inbox/decided';
import { peopleToAnswer, planRequest } from '@/lib/requests/inbox/plan-request';
import { personCode, personKey } from '@/lib/requests/links/person-code';
import { findReplies } from '@/lib/requests/reply/find-replies';
import { replyAddress } from '@/lib/requests/reply/reply-address';
import { decodeReply, encodeReply } from '@/lib/requests/reply/reply-code';
import { requestOf } from '@/lib/requests/team-request';
import { toBase64Url } from '@/lib/share/week-code/week-code-text';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { invertChange, requestEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { hash32 } from '@/lib/text-hash';
import { addDays } from '@/lib/time/local-date';
import { clock, day, employeeOf, plain, scheduleOf, shiftAt } from '@/tests/support/records';
import { ASKED_ON } from '@/tests/support/requests/replies';
import { rounds, seed } from '@/tests/support/rounds';

jest.setTimeout(30_000 * rounds(1));

const WORKPLACE = 'AAECAwQFBgc';
const KEY = toBase64Url(new Uint8Array(32).fill(7));
const MONDAY = day('2026-11-30');
const NOW = { date: day('2026-11-24'), time: clock('09:35') };
const TEAM = ['Maya', 'Ben', 'Zoë', 'Kenji'].map((name) => employeeOf(name));
const NAMES = TEAM.map(({ name }) => name);

/** At most one shift per day and person, so that requests stay distinguishable. */
const anyShifts = fc
  .array(fc.constantFrom('', ...NAMES), { minLength: 4, maxLength: 10 })
  .map((names) =>
    names.map(
      (employeeName, place): Shift =>
        shiftAt('09:00-17:00', { id: `s-${place}`, employeeName, date: addDays(MONDAY, place) }),
    ),
  );

/** Who asks for which shift, in which way, with the manager's choices. */
const anyWishes = fc.array(
  fc.record({
    asker: fc.nat(TEAM.length - 1),
    shift: fc.nat(9),
    other: fc.nat(9),
    way: fc.constantFrom('claim', 'giveAway', 'swap', 'timeOff', 'availability'),
    to: fc.nat(TEAM.length - 1),
    length: fc.nat(5),
  }),
  { minLength: 1, maxLength: 6 },
);

type Wish = typeof anyWishes extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

const announcedOf = ({ id, date, startTime, endTime }: Shift): AnnouncedShift => ({
  key: hash32(id),
  date,
  startTime,
  endTime,
});

/** The request that the person would send for these shifts; undefined if there is nothing to ask for. */
function askedFor(wish: Wish, shifts: readonly Shift[], place: number): Asked | undefined {
  const base = { number: `n${place}`, note: '' };
  const name = NAMES[wish.asker];
  const [shift, other] = [shifts[wish.shift % shifts.length], shifts[wish.other % shifts.length]];
  if (!shift || !other) return undefined;
  switch (wish.way) {
    case 'claim':
      return shift.employeeName === '' ? { ...base, kind: 'claim', shift: announcedOf(shift) } : undefined;
    case 'giveAway': {
      const to = NAMES[wish.to];
      return shift.employeeName === name && to !== undefined
        ? { ...base, kind: 'giveAway', shift: announcedOf(shift), to }
        : undefined;
    }
    case 'swap':
      return shift.employeeName === name && other.employeeName !== '' && other.employeeName !== name
        ? {
            ...base,
            kind: 'swap',
            shift: announcedOf(shift),
            to: other.employeeName,
            other: announcedOf(other),
          }
        : undefined;
    case 'timeOff':
      return { ...base, kind: 'timeOff', from: shift.date, to: addDays(shift.date, wish.length) };
    case 'availability':
      return { ...base, kind: 'availability', weekly: [{ weekday: wish.length + 1, kind: 'off' }] };
    default:
      return undefined;
  }
}

/** The result of the same edits by hand, without the rules of requests. */
interface ByHand {
  readonly names: Map<string, string>;
  readonly offs: Map<string, number>;
  readonly weeks: Map<string, number>;
}

function doByHand(hand: ByHand, asker: string, asked: Asked, shifts: readonly Shift[]): void {
  const idOf = ({ key }: AnnouncedShift) => shifts.find(({ id }) => hash32(id) === key)?.id ?? '';
  const nameOf = (one: AnnouncedShift) => hand.names.get(idOf(one)) ?? '';
  switch (asked.kind) {
    case 'claim':
      if (nameOf(asked.shift) === '') hand.names.set(idOf(asked.shift), asker);
      break;
    case 'giveAway':
      if (nameOf(asked.shift) === asker) hand.names.set(idOf(asked.shift), asked.to ?? '');
      break;
    case 'swap': {
      const { shift, other, to } = asked;
      if (!other || nameOf(shift) !== asker || nameOf(other) !== to) break;
      hand.names.set(idOf(shift), to);
      hand.names.set(idOf(other), asker);
      break;
    }
    case 'timeOff':
      hand.offs.set(asker, (hand.offs.get(asker) ?? 0) + 1);
      break;
    case 'availability':
      hand.weeks.set(asker, asked.weekly[0]?.weekday ?? 0);
      break;
    case 'seen':
  }
}

const codeOf = (id: string) => personCode(KEY, WORKPLACE, id);

test('approved requests from replies are applied like edits by hand, and one undo reverts each', async () => {
  await fc.assert(
    fc.asyncProperty(anyShifts, anyWishes, async (shifts, wishes) => {
      const wanted = wishes.flatMap((wish, place) => {
        const employee = TEAM[wish.asker];
        const asked = askedFor(wish, shifts, place);
        return employee && asked ? [{ employee, asked }] : [];
      });
      const lines = await Promise.all(
        wanted.map(async ({ employee, asked }) => {
          const person = { key: personKey(employee.id), code: await codeOf(employee.id) };
          const identity = { workplace: WORKPLACE, person };
          const reply = { ...identity, name: employee.name, language: 'en' as const, madeAt: ASKED_ON };
          const code = await encodeReply({ ...reply, asked: [asked] });
          return `${employee.name}: ${replyAddress('https://example.org', '/b', code)}`;
        }),
      );
      const decoded = await Promise.all(findReplies(lines.join('\n')).map(decodeReply));
      const replies = decoded.flatMap((one) => (one.kind === 'reply' ? [one.reply] : []));
      expect(replies).toHaveLength(wanted.length);

      const before = scheduleOf({ shifts, employees: TEAM });
      const { employees, requests } = before;
      const imported = await importReplies(replies, {
        workplace: WORKPLACE,
        employees,
        requests,
        codeOf,
        now: ASKED_ON,
      });
      const inbox = applyChange(before, {
        entries: imported.records.map(({ after }) => requestEntry(undefined, after)),
      });
      expect(inbox.requests.size).toBe(wanted.length);

      const hand: ByHand = {
        names: new Map(shifts.map(({ id, employeeName }) => [id, employeeName])),
        offs: new Map(),
        weeks: new Map(),
      };
      let schedule: Schedule = inbox;
      for (const { after: record } of imported.records) {
        const request = requestOf(record);
        if (!request?.isVerified) throw new Error('A reply to a personal link was not recognized.');
        const context = { ...schedule, now: NOW, newId: () => `x-${record.id}` };
        const carried = planRequest(request, {}, context);
        doByHand(hand, request.name, request.asked, shifts);
        if (carried.kind !== 'ready') continue;
        const tell = peopleToAnswer(request.name, carried.moved);
        const decided = decidedRecord(record, 'approved', { at: ASKED_ON, tell });
        const change = {
          id: 'c',
          at: 1,
          entries: [...carried.entries, requestEntry(record, decided)],
        };
        const after = applyChange(schedule, change);
        // One undo reverts all of it.
        expect(plain(applyChange(after, invertChange(change, 'u', 2)))).toEqual(plain(schedule));
        schedule = after;
      }

      const names = new Map(
        [...allShifts(schedule.shifts)].map(({ id, employeeName }) => [id, employeeName]),
      );
      expect(names).toEqual(new Map([...hand.names]));
      for (const employee of schedule.employees.values()) {
        const { weekly, exceptions } = readAvailability(employee.availability);
        expect(exceptions).toHaveLength(hand.offs.get(employee.name) ?? 0);
        expect(weekly[0]?.weekday).toBe(hand.weeks.get(employee.name));
      }
    }),
    { numRuns: rounds(100), ...seed },
  );
});
