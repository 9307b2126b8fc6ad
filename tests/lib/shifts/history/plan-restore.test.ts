import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { compareText } from '@/lib/order';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import { employeeEntry, invertChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import {
  planDayRestore,
  planPersonRestore,
  restorablePeople,
  type ShiftRestorePlan,
} from '@/lib/shifts/history/plan-restore';
import { sevenDaysFrom } from '@/lib/time/week';
import { anyEdits, anyFewDays, changeFor } from '@/tests/support/arbitraries';
import {
  changeOf,
  day,
  employeeOf,
  plain,
  plainWithPublication,
  scheduleOf,
  shiftAt,
  sortedById,
} from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const asSnapshot = (schedule: Schedule) => ({ schedule, awaitingRepair: [] });
const applied = (now: Schedule, { entries }: ShiftRestorePlan) => applyChange(now, { entries });
const ON = day('2026-11-20');

/** A schedule at an earlier time and now. */
const anyTwo = fc.tuple(anyEdits, anyEdits, anyEdits).map(([first, second, third]) => {
  const shiftsOnly = (edits: typeof first) => edits.filter(({ kind }) => kind === 'shift');
  const earlier = applyChange(EMPTY_SCHEDULE, changeFor(EMPTY_SCHEDULE, first));
  const later = applyChange(earlier, changeFor(earlier, shiftsOnly(second)));
  return { earlier, now: applyChange(later, changeFor(later, shiftsOnly(third))) };
});

describe('restoring one day', () => {
  test('restores the shifts of the day, touches only shifts of that day, and can be undone', () => {
    fc.assert(
      fc.property(anyTwo, anyFewDays, ({ earlier, now }, date) => {
        const plan = planDayRestore(now, asSnapshot(earlier), date);
        const back = applied(now, plan);
        expect(sortedById(shiftsOn(back.shifts, date))).toEqual(sortedById(shiftsOn(earlier.shifts, date)));
        const concerned = new Set(
          [...shiftsOn(earlier.shifts, date), ...shiftsOn(now.shifts, date)].map(({ id }) => id),
        );
        for (const { kind, id } of plan.entries) expect([kind, concerned.has(id)]).toEqual(['shift', true]);
        for (const shift of allShifts(now.shifts)) {
          if (!concerned.has(shift.id)) expect(findShift(back.shifts, shift.id)).toBe(shift);
        }
        const undo = invertChange(changeOf(plan.entries), 'undo', 2);
        expect(plainWithPublication(applyChange(back, undo))).toEqual(plainWithPublication(now));
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('restores all shifts when every day is restored, and then finds nothing more to restore', () => {
    fc.assert(
      fc.property(anyTwo, ({ earlier, now }) => {
        const days = new Set(
          [...allShifts(earlier.shifts), ...allShifts(now.shifts)].map(({ date }) => date),
        );
        let back = now;
        for (const date of days) back = applied(back, planDayRestore(back, asSnapshot(earlier), date));
        expect(plain(back).shifts).toEqual(plain(earlier).shifts);
        for (const date of days) expect(planDayRestore(back, asSnapshot(earlier), date).entries).toEqual([]);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('reports which shifts return, leave and change', () => {
    const [gone, kept, moved] = ['gone', 'kept', 'moved'].map((id) => shiftAt('09:00-17:00', { id }));
    if (!gone || !kept || !moved) throw new Error('There are three.');
    const fresh = shiftAt('10:00-12:00', { id: 'fresh' });
    const away = { ...moved, date: day('2026-11-22') };
    const earlier = scheduleOf({ shifts: [gone, kept, moved] });
    const plan = planDayRestore(scheduleOf({ shifts: [kept, away, fresh] }), asSnapshot(earlier), ON);
    expect(plan).toMatchObject({
      returning: [gone],
      leaving: [fresh],
      changed: [{ before: away, after: moved }],
    });
    expect(plan.entries).toHaveLength(3);
  });

  test('applies later renames, and keeps the name of a deleted employee and unknown fields', () => {
    const shift = { ...shiftAt('09:00-17:00', { id: 'one' }), section: { of: 'later' } };
    const left = shiftAt('09:00-17:00', { id: 'two', employeeName: 'Ben' });
    const [ana, ben] = [employeeOf('Ana', { id: 'a' }), employeeOf('Ben', { id: 'b' })];
    const earlier = scheduleOf({ shifts: [shift, left], employees: [ana, ben] });
    const now = applyChange(earlier, {
      entries: [
        employeeEntry(ana, { ...ana, name: 'Anna' }),
        employeeEntry(ben, undefined),
        shiftEntry(shift, undefined),
        shiftEntry(left, undefined),
      ],
    });
    const back = applied(now, planDayRestore(now, asSnapshot(earlier), ON));
    expect(findShift(back.shifts, 'one')).toEqual({ ...shift, employeeName: 'Anna' });
    expect(findShift(back.shifts, 'two')).toEqual(left);
    expect(back.employees).toEqual(now.employees);
  });

  test('keeps actual hours recorded later, and restores actual hours recorded before', () => {
    const worked = { outcome: 'ill', date: ON };
    const shift = shiftAt('09:00-17:00', { id: 'one' });
    const later = { ...shiftAt('10:00-18:00', { id: 'one' }), worked };
    const earlier = asSnapshot(scheduleOf({ shifts: [shift] }));
    const present = scheduleOf({ shifts: [later] });
    const back = applied(present, planDayRestore(present, earlier, ON));
    expect(findShift(back.shifts, 'one')).toEqual({ ...shift, worked });
    expect(planDayRestore(back, earlier, ON).entries).toEqual([]);
    const recordedThen = asSnapshot(scheduleOf({ shifts: [{ ...shift, worked }] }));
    for (const now of [scheduleOf({ shifts: [shift] }), scheduleOf({})]) {
      const again = applied(now, planDayRestore(now, recordedThen, ON));
      expect(findShift(again.shifts, 'one')?.worked).toEqual(worked);
    }
  });

  test('ignores a shift that was repaired later', () => {
    const repaired = shiftAt('09:00-17:00', { id: 'odd' });
    const earlier = { schedule: scheduleOf({}), awaitingRepair: [{ id: 'odd', stored: {} }] };
    expect(planDayRestore(scheduleOf({ shifts: [repaired] }), earlier, ON).entries).toEqual([]);
  });
});

describe("restoring one person's week", () => {
  const week = sevenDaysFrom(day('2026-11-29'));

  test("restores the person's shifts of the week and touches only shifts that are or were theirs", () => {
    const anyPerson = fc.constantFrom('Ana', 'Ben', 'Zoë', '😀');
    fc.assert(
      fc.property(anyTwo, anyPerson, ({ earlier, now }, name) => {
        const plan = planPersonRestore(now, asSnapshot(earlier), name, week);
        const theirs = (schedule: Schedule) =>
          sortedById(
            week
              .flatMap((date) => shiftsOn(schedule.shifts, date))
              .filter(({ employeeName }) => nameKey(employeeName) === nameKey(name)),
          );
        const back = applied(now, plan);
        expect(theirs(back)).toEqual(theirs(earlier));
        const concerned = new Set([...theirs(earlier), ...theirs(now)].map(({ id }) => id));
        expect(plan.entries.every(({ id }) => concerned.has(id))).toBe(true);
        const undo = invertChange(changeOf(plan.entries), 'undo', 2);
        expect(plain(applyChange(back, undo))).toEqual(plain(now));
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('finds the shifts of a renamed person, and returns a shift to its previous person', () => {
    const ana = employeeOf('Ana', { id: 'a' });
    const monday = shiftAt('09:00-17:00', { id: 'mon', date: day('2026-11-30') });
    const bens = shiftAt('12:00-20:00', { id: 'bens', employeeName: 'Ben', date: day('2026-12-01') });
    const earlier = scheduleOf({ shifts: [monday, bens], employees: [ana] });
    const now = applyChange(earlier, {
      entries: [
        employeeEntry(ana, { ...ana, name: 'Anna' }),
        shiftEntry(monday, undefined),
        shiftEntry(bens, { ...bens, employeeName: 'Anna' }),
      ],
    });
    expect(restorablePeople(now, asSnapshot(earlier), week, compareText)).toEqual(['Anna', 'Ben']);
    const back = applied(now, planPersonRestore(now, asSnapshot(earlier), 'anna', week));
    expect(findShift(back.shifts, 'mon')?.employeeName).toBe('Anna');
    expect(findShift(back.shifts, 'bens')?.employeeName).toBe('Ben');
  });
});
