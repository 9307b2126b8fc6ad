import fc from 'fast-check';
import { updateEmployeeEntries } from '@/lib/employees/employee-changes';
import { mergeNamesakesEntries } from '@/lib/employees/merge-namesakes';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { applyChange } from '@/lib/shifts/change/schedule';
import { invertChange } from '@/lib/shifts/change/schedule-change';
import { planWeekTemplates, shiftsInWeek, weeksFrom } from '@/lib/templates/week/plan-week-templates';
import {
  isWeekTemplate,
  type WeekTemplate,
  weekFigures,
  weekShiftsFrom,
  weekShiftsOf,
  weekTemplate,
  weekTemplatesIn,
  withWeekShifts,
} from '@/lib/templates/week/week-template';
import { addDays, isoWeekday } from '@/lib/time/local-date';
import { startOfWeek, WEEK_STARTS } from '@/lib/time/week';
import { anyShift, anyWeekStart } from '@/tests/support/arbitraries';
import { changeOf, day, employeeOf, plain, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { EVERYTHING } from '@/tests/support/week-copies';

const MONDAY = day('2026-11-16');
const TEAM = [employeeOf('Ana'), employeeOf('Ben', { role: 'Cook', color: 'red' })];

function templateOfShifts(
  id: string,
  shifts: Parameters<typeof weekShiftsFrom>[0],
  isOpen = false,
): WeekTemplate {
  return weekTemplate({ id, name: `Week ${id}` }, weekShiftsFrom(shifts, isOpen));
}

const WEEK_A = templateOfShifts('a', [
  shiftAt('09:00-17:00', { date: MONDAY, teamNotes: 'Terrace', unpaidBreak: 30 }),
  shiftAt('22:00-02:00', { date: addDays(MONDAY, 6), employeeName: 'Ben', role: 'Cook', color: 'red' }),
  shiftAt('10:00-14:00', { date: addDays(MONDAY, 2), employeeName: '' }),
  shiftAt('11:00-15:00', { date: MONDAY, status: 'Canceled' }),
]);
const WEEK_B = templateOfShifts('b', [shiftAt('07:00-12:00', { date: addDays(MONDAY, 1) })]);

function planned(fields: Partial<Parameters<typeof planWeekTemplates>[0]> = {}) {
  return planWeekTemplates({
    index: scheduleOf({}).shifts,
    employees: TEAM,
    templates: [WEEK_A],
    weekStart: 'monday',
    targets: [MONDAY],
    include: EVERYTHING,
    clash: 'skip',
    newId: placeholderIds(),
    ...fields,
  });
}

const whereAndWhen = (plan: ReturnType<typeof planned>) =>
  plan.weeks.flatMap(({ created }) =>
    created.map(({ date, employeeName, startTime }) => `${date} ${startTime} ${employeeName}`),
  );

describe('week template', () => {
  it('has all fields of a shift that copies have, and no canceled shifts', () => {
    expect(weekFigures(weekShiftsOf(WEEK_A))).toEqual({ shiftCount: 3, personCount: 2, openCount: 1 });
    expect(weekShiftsOf(WEEK_A)[0]).toMatchObject({ weekday: 1, teamNotes: 'Terrace', unpaidBreak: 30 });
  });

  it('has no people if saved as open shifts', () => {
    const open = templateOfShifts('o', [shiftAt('09:00-17:00')], true);
    expect(weekShiftsOf(open)[0]).toMatchObject({ employeeName: '', role: 'Server' });
  });

  it('survives JSON, and drops unreadable shifts', () => {
    const stored = JSON.parse(JSON.stringify(WEEK_A)) as WeekTemplate;
    expect(weekShiftsOf(stored)).toEqual(weekShiftsOf(WEEK_A));
    const broken = {
      ...WEEK_A,
      week: { shifts: [{ weekday: 8, startTime: '09:00', endTime: '10:00' }, 7, null] },
    };
    expect(weekShiftsOf(broken)).toEqual([]);
    expect(weekShiftsOf({ ...WEEK_A, week: 'no week' })).toEqual([]);
  });

  it('keeps unknown fields when its shifts change', () => {
    const [first] = weekShiftsOf(WEEK_A);
    if (!first) throw new Error('The template has no shift.');
    const newer = { ...WEEK_A, week: { season: 'winter', shifts: [{ ...first, table: 4 }] } };
    const changed = withWeekShifts(newer, [{ ...first, role: 'Host' }]);
    expect(changed.week).toMatchObject({ season: 'winter', shifts: [{ table: 4, role: 'Host' }] });
  });

  it('is updated when employees are renamed, change role or are merged', () => {
    const ana = employeeOf('Ana');
    const schedule = scheduleOf({ employees: [ana], templates: [WEEK_A, WEEK_B] });
    const renamed = updateEmployeeEntries(
      schedule,
      ana,
      { name: 'Anna', role: 'Host', color: 'blue' },
      MONDAY,
    );
    if (!renamed.isOk) throw new Error('The name was refused.');
    const after = applyChange(schedule, { entries: renamed.value });
    const names = [...after.templates.values()]
      .filter(isWeekTemplate)
      .flatMap((template) =>
        weekShiftsOf(template).map(({ employeeName, role }) => `${employeeName} ${role}`),
      );
    expect(names).toEqual(['Anna Host', 'Ben Cook', ' Server', 'Anna Host']);

    const twins = [ana, employeeOf('ana', { id: 'other' })] as const;
    const merged = applyChange(schedule, { entries: mergeNamesakesEntries(schedule, twins, twins[1]) });
    expect(
      [...merged.templates.values()].flatMap((template) => weekShiftsOf(template)[0]?.employeeName),
    ).toEqual(['ana', 'ana']);
  });
});

describe('plan of week templates', () => {
  it('puts each shift on its weekday, for any first day of the week', () => {
    for (const weekStart of WEEK_STARTS) {
      const first = startOfWeek(MONDAY, weekStart);
      const [week] = planned({ weekStart, targets: [MONDAY] }).weeks;
      expect(week?.firstDay).toBe(first);
      for (const { date, startTime } of week?.created ?? []) {
        const weekday = { '09:00': 1, '22:00': 7, '10:00': 3 }[String(startTime)];
        expect(isoWeekday(date)).toBe(weekday);
        expect(date >= first && date <= addDays(first, 6)).toBe(true);
      }
    }
  });

  it('alternates templates by calendar weeks, even if weeks are skipped', () => {
    const weeks = weeksFrom(MONDAY, 5).filter((_, position) => position !== 2);
    const plan = planned({ templates: [WEEK_A, WEEK_B], targets: weeks });
    expect(plan.weeks.map(({ created }) => created.length)).toEqual([3, 1, 1, 3]);
  });

  it('lists each former employee once, and replaces a role that the person no longer has', () => {
    const plan = planned({ employees: [employeeOf('Ana', { role: 'Host' })], targets: weeksFrom(MONDAY, 3) });
    expect(plan.left.map(({ employeeName }) => employeeName)).toEqual(['Ben']);
    expect(plan.newRoleCount).toBe(3);
    expect(planned({ include: { kind: 'roles', roles: new Set(['Cook']) } }).createdCount).toBe(1);
  });

  it('skips, replaces or adds shifts like a week copy, and creates no shift twice', () => {
    const there = scheduleOf({
      employees: TEAM,
      shifts: [shiftAt('08:00-12:00', { id: 'early', date: MONDAY })],
    });
    const index = there.shifts;
    expect(planned({ index }).weeks[0]).toMatchObject({ skipped: [{ startTime: '09:00' }], replaced: [] });
    expect(planned({ index, clash: 'replace' }).weeks[0]?.replaced.map(({ id }) => id)).toEqual(['early']);
    expect(planned({ index, clash: 'add' }).createdCount).toBe(3);
    const once = applyChange(there, { entries: planned({ index, clash: 'add' }).entries });
    expect(planned({ index: once.shifts, clash: 'add' }).createdCount).toBe(0);
  });

  it('keeps weekdays for a year of two alternating weeks, across clock changes and a leap day', () => {
    const plan = planned({ templates: [WEEK_A, WEEK_B], targets: weeksFrom(day('2027-11-01'), 53) });
    expect(plan.weeks).toHaveLength(53);
    expect(plan.createdCount).toBe(27 * 3 + 26);
    expect(whereAndWhen(plan)).toContain('2028-02-29 07:00 Ana');
    const wrong = plan.weeks.flatMap(({ created }) =>
      created.filter(({ date, startTime }) => (startTime === '07:00') !== (isoWeekday(date) === 2)),
    );
    expect(wrong).toEqual([]);
  });

  it('is reverted by undo, for any template and target weeks', () => {
    fc.assert(
      fc.property(
        fc.array(anyShift, { maxLength: 25 }),
        fc.array(fc.integer({ min: -2, max: 6 }), { minLength: 1, maxLength: 4 }),
        anyWeekStart,
        fc.constantFrom('skip' as const, 'replace' as const, 'add' as const),
        fc.boolean(),
        (made, offsets, weekStart, clash, isOpen) => {
          const shifts = made.map((shift, position) => ({ ...shift, id: `shift-${position}` }));
          const schedule = scheduleOf({ employees: TEAM, shifts });
          const targets = offsets.map((offset) => addDays(shifts[0]?.date ?? MONDAY, 7 * offset));
          const template = templateOfShifts('x', shifts, isOpen);
          const { entries } = planned({
            index: schedule.shifts,
            templates: [template, WEEK_B],
            targets,
            weekStart,
            clash,
          });
          const change = changeOf(entries);
          const undone = applyChange(applyChange(schedule, change), invertChange(change, 'undo', 1));
          expect(plain(undone)).toEqual(plain(schedule));
        },
      ),
      { numRuns: rounds(60), ...seed },
    );
  });

  it('covers a year of 45 people within a second of CPU time', () => {
    const shifts = Array.from({ length: 225 }, (_, position) =>
      shiftAt('09:00-17:00', {
        id: `s${position}`,
        date: addDays(MONDAY, position % 5),
        employeeName: `Person ${position % 45}`,
      }),
    );
    const employees = Array.from({ length: 45 }, (_, position) => employeeOf(`Person ${position}`));
    const templates = [templateOfShifts('a', shifts), templateOfShifts('b', shifts)];
    const before = process.cpuUsage();
    const plan = planned({ employees, templates, targets: weeksFrom(MONDAY, 52) });
    expect(plan.createdCount).toBe(52 * 225);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});

it('shiftsInWeek puts the shifts of a template on their dates in a week', () => {
  expect(shiftsInWeek(WEEK_B, day('2026-11-22')).map(({ date }) => date)).toEqual(['2026-11-24']);
});

it('a person in a thousand templates of 45 people is found and renamed within five seconds', () => {
  const shifts = Array.from({ length: 225 }, (_, position) =>
    shiftAt('09:00-17:00', {
      id: `s${position}`,
      date: addDays(MONDAY, position % 5),
      employeeName: `Person ${position % 45}`,
    }),
  );
  const templates = Array.from({ length: 1000 }, (_, number) => templateOfShifts(`t${number}`, shifts));
  const person = employeeOf('Person 7');
  const schedule = scheduleOf({ employees: [person], templates });
  const begun = performance.now();
  expect(weekTemplatesIn(schedule.templates.values())).toHaveLength(1000);
  const renamed = updateEmployeeEntries(
    schedule,
    person,
    { name: 'Somebody', role: 'Server', color: 'purple' },
    MONDAY,
  );
  expect(renamed.isOk && renamed.value).toHaveLength(1001);
  expect(performance.now() - begun).toBeLessThan(5000);
});
