import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { invertChange } from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import type { CopyChoice, WeekCopyPlan } from '@/lib/shifts/copy/copy-week';
import { CLASH_RULES } from '@/lib/shifts/copy/plan-copies';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { addDays, daysBetween, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { anyShift, anyTime, anyWeekStart } from '@/tests/support/arbitraries';
import { changeOf, day, plain } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

import { type Copying, copied, createdIn, EVERYTHING, plan, weekWith } from '@/tests/support/week-copies';

/** First days of weeks around the end of a year, a leap day and clock changes, for any first weekday. */
const anyWeek = fc
  .tuple(
    fc.constantFrom(...['2026-12-31', '2028-02-29', '2026-03-08', '2026-11-01', '2026-11-19'].map(day)),
    anyWeekStart,
  )
  .map(([date, weekStart]) => ({ from: startOfWeek(date, weekStart), weekStart }));

/** A schedule around that week: a few people, many of whose shifts meet, and one who is not on the team. */
const anyCopying = anyWeek.chain(({ from, weekStart }) =>
  fc.record({
    from: fc.constant(from),
    weekStart: fc.constant(weekStart),
    shifts: fc
      .array(
        fc.record({
          shift: anyShift,
          offset: fc.integer({ min: -8, max: 22 }),
          startTime: anyTime,
          endTime: anyTime,
          employeeName: fc.constantFrom('Ana', 'ana', 'Ben', 'Zoë', 'Gone'),
        }),
        { maxLength: 40 },
      )
      .map((made) =>
        made.map(({ shift, offset, ...fields }, position): Shift => {
          return { ...shift, ...fields, id: `shift-${position}`, date: addDays(from, offset) };
        }),
      ),
    targets: fc
      .subarray([-1, 0, 1, 2, 3], { minLength: 1 })
      .map((weeks) => weeks.map((week) => addDays(from, 7 * week))),
    isOpen: fc.boolean(),
    clash: fc.constantFrom(...CLASH_RULES),
    include: fc.constantFrom<CopyChoice>(
      EVERYTHING,
      { kind: 'roles', roles: new Set(['Server', 'Cook', 'Barista']) },
      { kind: 'employees', nameKeys: new Set(['ana', 'zoë']) },
    ),
  }),
);

/** Whether two shifts of one person share time: a plain reference implementation that counts minutes over all days. */
function share(one: Shift, other: Shift): boolean {
  if (nameKey(one.employeeName) !== nameKey(other.employeeName)) return false;
  const apart = 1440 * daysBetween(one.date, other.date);
  const [first, second] = [
    intervalOf(one.startTime, one.endTime),
    intervalOf(other.startTime, other.endTime),
  ];
  return first.endMinute > second.startMinute + apart && first.startMinute < second.endMinute + apart;
}

/** Copies a random week and passes the schedule, the plan and the options to the check. */
function holdsForAll(
  check: (facts: { schedule: Schedule; result: WeekCopyPlan; copying: Required<Copying> }) => void,
): void {
  fc.assert(
    fc.property(anyCopying, ({ shifts, ...copying }) => {
      const schedule = weekWith(...shifts);
      check({ schedule, result: plan(schedule, copying), copying });
    }),
    { numRuns: rounds(300), ...seed },
  );
}

describe('copying any week', () => {
  test('is reversed by an undo', () => {
    holdsForAll(({ schedule, result }) => {
      const change = changeOf(result.entries);
      const back = applyChange(applyChange(schedule, change), invertChange(change, 'undo', 2));
      expect(plain(back)).toEqual(plain(schedule));
    });
  });

  test('creates nothing when repeated with the rule skip', () => {
    holdsForAll(({ schedule, copying }) => {
      const once = copied(schedule, { ...copying, clash: 'skip' });
      expect(plan(once, { ...copying, clash: 'skip' }).entries).toEqual([]);
    });
  });

  test('gives every copy the weekday and times of an original, and a new id', () => {
    holdsForAll(({ schedule, result, copying }) => {
      const originals = [...allShifts(schedule.shifts)].filter(
        ({ date }) => date >= copying.from && date < addDays(copying.from, 7),
      );
      const known = new Set(
        originals.map((shift) =>
          [
            isoWeekday(shift.date),
            shift.startTime,
            shift.endTime,
            copying.isOpen ? '' : nameKey(shift.employeeName),
          ].join(),
        ),
      );
      const created = createdIn(result);
      for (const shift of created) {
        const key = [
          isoWeekday(shift.date),
          shift.startTime,
          shift.endTime,
          nameKey(shift.employeeName),
        ].join();
        expect(known).toContain(key);
        expect(findShift(schedule.shifts, shift.id)).toBeUndefined();
      }
      expect(new Set(created.map(({ id }) => id)).size).toBe(created.length);
      expect(result.createdCount).toBe(created.length);
    });
  });

  test('creates no copy that overlaps an existing shift, and removes no shift, with the rule skip', () => {
    holdsForAll(({ schedule, copying }) => {
      const result = plan(schedule, { ...copying, clash: 'skip' });
      const before = [...allShifts(schedule.shifts)].filter(isCounted);
      for (const shift of createdIn(result))
        expect(before.filter((other) => share(shift, other))).toEqual([]);
      expect(result.entries.filter(({ after }) => after === undefined)).toEqual([]);
    });
  });

  test('leaves no copy that overlaps an existing shift, and keeps the source week, with the rule replace', () => {
    holdsForAll(({ schedule, copying }) => {
      const result = plan(schedule, { ...copying, clash: 'replace' });
      const after = [...allShifts(applyChange(schedule, result).shifts)].filter(isCounted);
      const created = createdIn(result);
      const isCopy = (shift: Shift) =>
        created.includes(shift) ||
        result.weeks.some(({ alreadyThere }) =>
          alreadyThere.some(
            (copy) => copy.date === shift.date && share(copy, shift) && copy.role === shift.role,
          ),
        );
      for (const shift of created) {
        expect(after.filter((other) => !isCopy(other) && share(shift, other))).toEqual([]);
      }
      for (const { date } of result.weeks.flatMap(({ replaced }) => replaced)) {
        expect(date >= copying.from && date < addDays(copying.from, 7)).toBe(false);
      }
    });
  });

  test('counts each chosen shift exactly once as created, skipped or already there in each week', () => {
    holdsForAll(({ schedule, result, copying }) => {
      const whole = plan(weekWith(...inWeek(schedule, copying.from)), { ...copying, clash: 'add' });
      for (const [position, week] of result.weeks.entries()) {
        const alone = whole.weeks[position];
        const count = week.created.length + week.skipped.length + week.alreadyThere.length;
        expect(count).toBe((alone?.created.length ?? 0) + (alone?.alreadyThere.length ?? 0));
      }
    });
  });
});

function inWeek(schedule: Schedule, from: LocalDate): readonly Shift[] {
  return [...allShifts(schedule.shifts)].filter(({ date }) => date >= from && date < addDays(from, 7));
}
