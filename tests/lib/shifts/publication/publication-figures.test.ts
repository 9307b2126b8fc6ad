import fc from 'fast-check';
import { changesInDays } from '@/lib/share/changes-in-days';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { publicationEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { PUBLICATION_ID, unpublishedCount } from '@/lib/shifts/publication/publication';
import { publicationFigures } from '@/lib/shifts/publication/publication-figures';
import { addDays } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { changeOf, day, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const SUNDAY = day('2026-11-22');
const MONDAY = day('2026-11-23');
const ANAS = shiftAt('09:00-17:00', { id: 'anas', date: SUNDAY, employeeName: 'Ana' });
const BENS = shiftAt('12:00-20:00', { id: 'bens', date: MONDAY, employeeName: 'Ben' });
const OPEN = shiftAt('12:00-20:00', { id: 'open', date: MONDAY, employeeName: '' });

function published(schedule: Schedule): Schedule {
  const { shiftCount } = schedule.shifts;
  const publication = { id: PUBLICATION_ID, at: 7, shiftCount, since: [] };
  return applyChange(schedule, changeOf([publicationEntry(undefined, publication)]));
}

test('publicationFigures counts nothing for an empty schedule, for the first and for later publications', () => {
  const empty = scheduleOf({ shifts: [] });
  expect(publicationFigures(empty, 'monday')).toEqual({ isFirst: true, count: 0, people: 0, weeks: [] });
  expect(publicationFigures(published(empty), 'monday')).toEqual({
    isFirst: false,
    count: 0,
    people: 0,
    weeks: [],
  });
});

test('publicationFigures counts all shifts, their people and their weeks for the first publication', () => {
  const again = { ...ANAS, id: 'again', date: MONDAY, employeeName: ' ANA ' };
  expect(publicationFigures(scheduleOf({ shifts: [BENS, OPEN, again, ANAS] }), 'monday')).toEqual({
    isFirst: true,
    count: 4,
    people: 2,
    weeks: [
      { firstDay: '2026-11-16', count: 1 },
      { firstDay: '2026-11-23', count: 3 },
    ],
  });
});

test('publicationFigures counts old and new people and weeks of changed shifts for a later publication', () => {
  const schedule = applyChange(
    published(scheduleOf({ shifts: [ANAS, BENS, OPEN] })),
    changeOf([
      shiftEntry(ANAS, { ...ANAS, date: MONDAY, employeeName: 'Cleo' }),
      shiftEntry(BENS, undefined),
      shiftEntry(OPEN, { ...OPEN, startTime: BENS.endTime, endTime: BENS.startTime }),
    ]),
  );
  expect(publicationFigures(schedule, 'monday')).toEqual({
    isFirst: false,
    count: 3,
    people: 3,
    weeks: [
      { firstDay: '2026-11-16', count: 1 },
      { firstDay: '2026-11-23', count: 3 },
    ],
  });
});

test('publicationFigures counts a change across the turn of the year in the week that contains both days', () => {
  const eve = { ...ANAS, date: day('2026-12-31') };
  const schedule = applyChange(
    published(scheduleOf({ shifts: [eve] })),
    changeOf([shiftEntry(eve, { ...eve, date: day('2027-01-03') })]),
  );
  expect(publicationFigures(schedule, 'monday').weeks).toEqual([{ firstDay: '2026-12-28', count: 1 }]);
});

test('publicationFigures matches the count on the button and the weekly counts of the share dialog after any edits', () => {
  const anyEdit = fc.record({ shift: fc.nat(5), day: fc.nat(40), isRemoved: fc.boolean() });
  const shifts = Array.from({ length: 6 }, (_, number) => ({
    ...ANAS,
    id: `s${number}`,
    date: addDays(SUNDAY, number * 5),
  }));
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
      let schedule = published(scheduleOf({ shifts }));
      for (const { shift, day: offset, isRemoved } of edits) {
        const id = `s${shift}`;
        const before = findShift(schedule.shifts, id);
        if (!before && isRemoved) continue;
        const after = isRemoved ? undefined : { ...ANAS, id, date: addDays(SUNDAY, offset) };
        schedule = applyChange(schedule, changeOf([shiftEntry(before, after)]));
      }
      const { count, weeks } = publicationFigures(schedule, 'monday');
      expect(count).toBe(unpublishedCount(schedule));
      expect(weeks.every(({ count: ofWeek }) => ofWeek > 0)).toBe(true);
      for (const { firstDay, count: ofWeek } of weeks) {
        const current = (id: string) => findShift(schedule.shifts, id);
        expect(ofWeek).toBe(changesInDays(schedule.unpublished, weekOf(firstDay, 'monday'), current));
      }
    }),
    { numRuns: rounds(100), ...seed },
  );
});
