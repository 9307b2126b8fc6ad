import fc from 'fast-check';
import { eventsOf } from '@/lib/days/day-events';
import { eventEntries } from '@/lib/days/event-entries';
import type { DayEvent } from '@/lib/events/read-events';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { invertChange } from '@/lib/shifts/change/schedule-change';
import { addDays } from '@/lib/time/local-date';
import { changeOf, clock, day, dayOf, plain, scheduleOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const FROM = day('2026-11-01');
const SATURDAY = day('2026-11-21');

function withEvents(schedule: Schedule, found: readonly DayEvent[]): Schedule {
  return applyChange(schedule, { entries: eventEntries(schedule.days, found, FROM).entries });
}
const eventsByDay = (schedule: Schedule) =>
  Object.fromEntries([...schedule.days].map(([date, record]) => [date, eventsOf(record)]));
const match = (date: string, fields: Partial<DayEvent> = {}): DayEvent => ({
  uid: 'm-1',
  date: day(date),
  title: 'Derby',
  from: clock('20:00'),
  to: clock('22:00'),
  ...fields,
});

test('eventEntries adds an event to each of its days beside existing events, with the time on the first day', () => {
  const schedule = scheduleOf({
    days: [dayOf('2026-11-21', { note: 'Party', events: [{ title: 'Fair' }] })],
  });
  const after = withEvents(schedule, [match('2026-11-21', { days: 2 }), match('2026-11-28', { uid: 'm-2' })]);
  expect(eventsByDay(after)).toEqual({
    '2026-11-21': [{ title: 'Fair' }, { uid: 'm-1', title: 'Derby', from: '20:00' }],
    '2026-11-22': [{ uid: 'm-1', title: 'Derby' }],
    '2026-11-28': [{ uid: 'm-2', title: 'Derby', from: '20:00', to: '22:00' }],
  });
  expect(after.days.get(SATURDAY)?.note).toBe('Party');
});

test('eventEntries moves changed events when a file is imported again, and keeps days before the imported range', () => {
  const first = withEvents(scheduleOf({}), [match('2026-11-21')]);
  const early = scheduleOf({
    days: [...first.days.values(), dayOf('2026-10-03', { events: [{ uid: 'm-1', title: 'Derby' }] })],
  });
  const again = withEvents(early, [match('2026-11-22', { title: 'Derby (moved)' })]);
  expect(eventsByDay(again)).toEqual({
    '2026-10-03': [{ uid: 'm-1', title: 'Derby' }],
    '2026-11-22': [{ uid: 'm-1', title: 'Derby (moved)', from: '20:00', to: '22:00' }],
  });
});

test('eventEntries removes only the events that the file cancels', () => {
  const schedule = withEvents(scheduleOf({}), [match('2026-11-21'), match('2026-11-28', { uid: 'm-2' })]);
  const plan = eventEntries(schedule.days, [], FROM, ['m-1', 'never withEvents']);
  expect(plan.removedCount).toBe(1);
  expect(Object.keys(eventsByDay(applyChange(schedule, { entries: plan.entries })))).toEqual(['2026-11-28']);
});

test('eventEntries keeps at most twenty events a day and returns the number of events left out', () => {
  const found = Array.from({ length: 25 }, (_, index) => match('2026-11-21', { uid: `u-${index}` }));
  const { entries, leftOut } = eventEntries(scheduleOf({}).days, found, FROM);
  expect(leftOut).toBe(5);
  expect(eventsByDay(applyChange(scheduleOf({}), { entries }))['2026-11-21']).toHaveLength(20);
});

test('eventEntries adds events once when they are imported twice, in one change that undo reverts', () => {
  const anyFound = fc.array(
    fc.record(
      {
        uid: fc.constantFrom('a', 'b', 'c'),
        date: fc.integer({ min: 0, max: 6 }).map((offset) => addDays(SATURDAY, offset)),
        title: fc.constantFrom('Derby', 'Fair'),
        days: fc.integer({ min: 2, max: 3 }),
        from: fc.constantFrom(clock('09:00'), clock('20:00')),
      },
      { requiredKeys: ['uid', 'date', 'title'] },
    ),
    { maxLength: 8 },
  );
  const start = scheduleOf({ days: [dayOf('2026-11-22', { events: [{ title: 'Mine' }, 7] })] });
  fc.assert(
    fc.property(anyFound, anyFound, (first, second) => {
      const before = withEvents(start, first);
      const change = changeOf(eventEntries(before.days, second, FROM).entries);
      const after = applyChange(before, change);
      expect(eventEntries(after.days, second, FROM).entries).toEqual([]);
      expect(eventsOf(after.days.get('2026-11-22') ?? {})).toContainEqual({ title: 'Mine' });
      expect(plain(applyChange(after, invertChange(change, 'undo', 2)))).toEqual(plain(before));
    }),
    { numRuns: rounds(200), ...seed },
  );
});
