import fc from 'fast-check';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { breakPlan } from '@/lib/shifts/proposed-breaks';
import { isShiftTemplate } from '@/lib/templates/template';
import { planRotation, timesOn } from '@/lib/templates/week/plan-rotation';
import { type Rotation, rotationOf, rotationsIn, rotationTemplate } from '@/lib/templates/week/rotation';
import { addDays, daysBetween, isoWeekday } from '@/lib/time/local-date';
import { anyWeekStart } from '@/tests/support/arbitraries';
import { clock, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const EARLY = { startTime: clock('06:00'), endTime: clock('14:00') };
const LATE = { startTime: clock('14:00'), endTime: clock('22:00') };
const week = (times: typeof EARLY | undefined) => [times, times, times, times, times, undefined, undefined];

/** A week early, a week late, a week off. */
const THREE_WEEKS: Rotation = { isOfWeeks: true, days: [...week(EARLY), ...week(LATE), ...week(undefined)] };
const FOUR_ON: Rotation = { isOfWeeks: false, days: [EARLY, EARLY, EARLY, EARLY, undefined, undefined] };
const ANA = employeeOf('Ana');
const BEN = employeeOf('Ben', { role: 'Cook', color: 'red' });

function planned(fields: Partial<Parameters<typeof planRotation>[0]> = {}) {
  return planRotation({
    index: scheduleOf({}).shifts,
    rotation: THREE_WEEKS,
    members: [{ employee: ANA, offset: 0 }],
    from: day('2027-11-01'),
    to: day('2028-11-05'),
    weekStart: 'monday',
    clash: 'skip',
    breaks: breakPlan('none'),
    newId: placeholderIds(),
    ...fields,
  });
}

const createdBy = (plan: ReturnType<typeof planned>) => plan.weeks.flatMap(({ created }) => created);

describe('rotation', () => {
  it('keeps weekdays for a year, across both clock changes and a leap day', () => {
    const created = createdBy(planned({ members: [{ employee: ANA, offset: 7 }] }));
    const first = day('2027-11-01');
    expect(created).toHaveLength(35 * 5);
    for (const { date, startTime } of created) {
      const weeksIn = Math.floor(daysBetween(first, date) / 7);
      expect(isoWeekday(date)).toBeLessThanOrEqual(5);
      expect(startTime).toBe(weeksIn % 3 === 2 ? '06:00' : '14:00');
    }
    expect(created.map(({ date }) => date)).toContain('2028-02-29');
  });

  it('of days continues across weeks, for example four on and two off', () => {
    const created = createdBy(planned({ rotation: FOUR_ON, to: day('2027-11-12') }));
    expect(created.map(({ date }) => date.slice(8))).toEqual([
      '01',
      '02',
      '03',
      '04',
      '07',
      '08',
      '09',
      '10',
    ]);
  });

  it('starts for each person on a separate day, with the role and color of the person', () => {
    const members = [
      { employee: ANA, offset: 0 },
      { employee: BEN, offset: 7 },
    ];
    const created = createdBy(planned({ members, to: day('2027-11-07') }));
    expect(created.filter(({ employeeName }) => employeeName === 'Ben')).toHaveLength(5);
    expect(created.find(({ employeeName }) => employeeName === 'Ben')).toMatchObject({
      startTime: '14:00',
      role: 'Cook',
      color: 'red',
    });
  });

  it('keeps its weekdays when started midweek, and creates no shift outside the given span', () => {
    const created = createdBy(planned({ from: day('2027-11-03'), to: day('2027-11-09') }));
    expect(created.map(({ date, startTime }) => `${date} ${startTime}`)).toEqual([
      '2027-11-03 06:00',
      '2027-11-04 06:00',
      '2027-11-05 06:00',
      '2027-11-08 14:00',
      '2027-11-09 14:00',
    ]);
  });

  it('skips days on which the person already works, and proposes breaks', () => {
    const index = scheduleOf({ shifts: [shiftAt('08:00-10:00', { date: day('2027-11-01') })] }).shifts;
    const plan = planned({ index, to: day('2027-11-02'), breaks: breakPlan('germany') });
    expect(plan.weeks[0]).toMatchObject({ skipped: [{ date: '2027-11-01' }] });
    expect(createdBy(plan)[0]?.unpaidBreak).toBe(30);
  });

  it('equals a day-by-day computation for any span and any first day of the week', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 20 }),
        anyWeekStart,
        fc.boolean(),
        (start, length, offset, weekStart, isOfWeeks) => {
          const rotation = isOfWeeks ? THREE_WEEKS : FOUR_ON;
          const from = addDays(day('2027-01-01'), start);
          const to = addDays(from, length);
          const plan = planned({ rotation, from, to, weekStart, members: [{ employee: ANA, offset }] });
          const first = isOfWeeks ? addDays(from, 1 - isoWeekday(from)) : from;
          const expected: string[] = [];
          for (let date = from; date <= to; date = addDays(date, 1)) {
            const times = rotation.days[(daysBetween(first, date) + offset) % rotation.days.length];
            if (times) expected.push(`${date} ${times.startTime}`);
          }
          expect(createdBy(plan).map(({ date, startTime }) => `${date} ${startTime}`)).toEqual(expected);
        },
      ),
      { numRuns: rounds(60), ...seed },
    );
  });

  it('is stored with unknown fields, and rejected as a whole if malformed', () => {
    const record = rotationTemplate(undefined, { id: 'r', name: 'Kitchen' }, THREE_WEEKS);
    expect(isShiftTemplate(record)).toBe(false);
    expect(rotationOf(JSON.parse(JSON.stringify(record)) as typeof record)).toEqual(THREE_WEEKS);
    const newer = { ...record, rotation: { ...THREE_WEEKS, fairness: 2 } };
    expect(rotationTemplate(newer, newer, FOUR_ON).rotation).toMatchObject({ fairness: 2, isOfWeeks: false });
    expect(rotationsIn([record])).toEqual([record]);
    for (const rotation of [
      undefined,
      { days: [] },
      { isOfWeeks: true, days: [null] },
      { days: [{ startTime: 'x', endTime: '10:00' }] },
      { days: new Array<null>(183).fill(null) },
    ]) {
      expect(rotationOf({ ...record, rotation })).toBeUndefined();
    }
  });

  it('has times on days before its first day', () => {
    expect(timesOn(FOUR_ON, 0, -3)).toEqual(EARLY);
    expect(timesOn(FOUR_ON, 0, -1)).toBeUndefined();
  });
});
