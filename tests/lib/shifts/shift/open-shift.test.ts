import fc from 'fast-check';
import { heatmapOf } from '@/lib/insights/heatmap';
import { hoursByEmployee } from '@/lib/insights/hours';
import { figuresOfDays, overviewOf } from '@/lib/insights/overview';
import { staffingOf, staffingTotal } from '@/lib/insights/staffing';
import { groupBars, timelineBars } from '@/lib/insights/timeline';
import { dueShifts } from '@/lib/notifications/reminders';
import { copiesOfShift } from '@/lib/shifts/copy/copy-shift';
import { shiftFromDraft } from '@/lib/shifts/shift/check-shift-draft';
import { coverageKey, isCountedForPerson, isOpenShift } from '@/lib/shifts/shift/open-shift';
import { overlappingShiftIds, shiftsOverlap } from '@/lib/shifts/shift/overlap';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { coverageOf } from '@/lib/shifts/views/coverage';
import { dayTotals, totalsByEmployee, totalsByRole } from '@/lib/shifts/views/day-totals';
import { createDayFilter, filterNameKeys, NO_FILTER, OPEN_SHIFTS } from '@/lib/shifts/views/shift-filter';
import { employeesOff, groupByEmployee } from '@/lib/shifts/views/staff-day';
import { openShiftFromTemplate } from '@/lib/templates/shift-from-template';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { accepted, day, employeeOf, scheduleOf, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const DATE = day('2026-11-30');
const TEAM = ['Ana', 'Zoë', 'Ben', '😀'].map((name) => employeeOf(name));

/** A day of shifts, of which any are made open. */
const mixedDay = fc
  .tuple(shiftsOfOneDay, fc.infiniteStream(fc.boolean()))
  .map(([shifts, choice]) =>
    shifts.map((shift) => (choice.next().value ? { ...shift, employeeName: '' } : shift)),
  );

const somebodys = (shifts: readonly Shift[]) => shifts.filter((shift) => !isOpenShift(shift));
const open = (shifts: readonly Shift[]) => shifts.filter(isOpenShift);

function forAnyDay(check: (shifts: readonly Shift[]) => void): void {
  fc.assert(fc.property(mixedDay, check), { numRuns: rounds(100), ...seed });
}

/** Checks that open shifts don't change the figure. */
function changesNothingIn(figure: (shifts: readonly Shift[]) => unknown): void {
  forAnyDay((shifts) => expect(figure(shifts)).toEqual(figure(somebodys(shifts))));
}

const scheduleWith = (shifts: readonly Shift[]) => scheduleOf({ shifts, employees: TEAM });

describe('an open shift', () => {
  test('is recognized by an empty or blank name', () => {
    expect(isOpenShift({ employeeName: '' })).toBe(true);
    expect(isOpenShift({ employeeName: ' \t' })).toBe(true);
    expect(isOpenShift({ employeeName: 'Open shift' })).toBe(false);
    expect(isCountedForPerson(shiftAt('09:00-17:00', { employeeName: '' }))).toBe(false);
    expect(isCountedForPerson(shiftAt('09:00-17:00', { status: 'Canceled' }))).toBe(false);
  });

  test.each<[string, (shifts: readonly Shift[]) => unknown]>([
    ["a day's hours", (shifts) => dayTotals(shifts).minutes],
    ['the head count of a day', (shifts) => dayTotals(shifts).headCount],
    ['the hours and people by role', (shifts) => totalsByRole(shifts, ['Cook'])],
    ['the hours by person', (shifts) => totalsByEmployee([shifts])],
    ['the Hours tab and its overtime', (shifts) => hoursByEmployee([shifts], 60)],
    ['the overlaps', (shifts) => overlappingShiftIds(shifts)],
    ['who is off', (shifts) => employeesOff(TEAM, shifts)],
    ['the hours of the overview', (shifts) => overviewOf(scheduleWith(shifts)).minutes],
    ['the active employees', (shifts) => overviewOf(scheduleWith(shifts)).activeCount],
    [
      'the people and hours of some days',
      (shifts) => {
        const { minutes, headCount } = figuresOfDays(scheduleWith(shifts).shifts, [DATE]);
        return { minutes, headCount };
      },
    ],
    [
      'the reminders',
      (shifts) => dueShifts(shifts, { now: Date.UTC(2026, 10, 29, 20), timeZone: 'UTC' }, '24hours'),
    ],
  ])('changes nothing in %s', (_, figure) => changesNothingIn(figure));

  test('counts in the number of shifts, by status and by role', () => {
    forAnyDay((shifts) => {
      const schedule = scheduleWith(shifts);
      const overview = overviewOf(schedule);
      expect(overview.shiftCount).toBe(shifts.length);
      expect(overview.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(shifts.length);
      const counted = shifts.filter(isCounted).length;
      expect(overview.roles.reduce((sum, { count }) => sum + count, 0)).toBe(counted);
      expect(figuresOfDays(schedule.shifts, [DATE])).toMatchObject({
        shiftCount: shifts.length,
        countedCount: counted,
      });
    });
  });

  test('counts as one more person in each of its hours of coverage', () => {
    const atWork = (shifts: readonly Shift[]) => coverageOf(shifts, []);
    forAnyDay((shifts) => {
      const alone = open(shifts).map((shift) => atWork([shift]));
      atWork(shifts).forEach((people, hour) => {
        const others = atWork(somebodys(shifts))[hour] ?? 0;
        expect(people).toBe(alone.reduce((sum, hours) => sum + (hours[hour] ?? 0), others));
      });
    });
  });

  test('counts as one more person in each of its hours of the heatmap and the staffing', () => {
    const heat = (shifts: readonly Shift[]) =>
      heatmapOf(scheduleWith(shifts).shifts, [DATE])[0]?.people ?? [];
    const staff = (shifts: readonly Shift[]) => staffingOf(shifts, []).hours.map(staffingTotal);
    for (const figure of [heat, staff]) {
      forAnyDay((shifts) => {
        const alone = open(shifts).map((shift) => figure([shift]));
        figure(shifts).forEach((people, hour) => {
          const others = figure(somebodys(shifts))[hour] ?? 0;
          expect(people).toBe(alone.reduce((sum, hours) => sum + (hours[hour] ?? 0), others));
        });
      });
    }
  });

  test('never overlaps another open shift', () => {
    const [one, other] = ['1', '2'].map((id) => shiftAt('09:00-17:00', { id, employeeName: '' }));
    expect(one && other && shiftsOverlap(one, other)).toBe(false);
    expect(one && other && coverageKey(one) !== coverageKey(other)).toBe(true);
  });

  test('is in a separate, first group in the staff view and in the timeline', () => {
    forAnyDay((shifts) => {
      const groups = groupByEmployee(shifts);
      expect(groups.findIndex(({ key }) => key === '')).toBe(open(shifts).length > 0 ? 0 : -1);
      if (groups[0]?.key === '') expect(groups[0]).toMatchObject({ shifts: open(shifts), minutes: 0 });
      expect(groups.flatMap((group) => group.shifts)).toHaveLength(shifts.length);
      const rows = groupBars(timelineBars([], shifts), 'employee');
      const shown = open(shifts).filter(isCounted);
      expect(rows.findIndex(({ key }) => key === '')).toBe(shown.length > 0 ? 0 : -1);
      const [first] = rows;
      if (first?.key !== '') return;
      expect(first.bars.map(({ shift }) => shift)).toEqual(shown);
      for (const lane of first.lanes) {
        lane.slice(1).forEach((bar, position) => {
          expect(bar.startMinute).toBeGreaterThanOrEqual(lane[position]?.endMinute ?? 0);
        });
      }
    });
  });

  test('is shown if the filter includes open shifts, with or without people', () => {
    const team = new Map(TEAM.map((employee) => [employee.id, employee]));
    const shownBy = (employeeIds: readonly string[], shifts: readonly Shift[]) => {
      const filter = { ...NO_FILTER, employeeIds };
      return createDayFilter(filter, filterNameKeys(filter, team))(shifts);
    };
    forAnyDay((shifts) => {
      expect(shownBy([OPEN_SHIFTS], shifts)).toEqual(open(shifts));
      expect(shownBy(['employee-Ben'], shifts).some(isOpenShift)).toBe(false);
      expect(shownBy([OPEN_SHIFTS, 'employee-Ben'], shifts)).toEqual(
        shifts.filter((shift) => isOpenShift(shift) || shift.employeeName === 'Ben'),
      );
    });
  });

  test('keeps all fields but id and date when copied', () => {
    const original = shiftAt('09:00-17:00', { employeeName: '', role: 'Host', color: 'gray' });
    const [copy] = accepted(copiesOfShift(original, [DATE], [], () => 'new'));
    expect(copy).toEqual({ ...original, id: 'new', date: DATE });
  });

  test('takes role, times, status and color from a template', () => {
    const template = templateOf('Late', { role: 'Bartender', color: 'gray', status: 'Pending' });
    expect(openShiftFromTemplate(template, { date: DATE, shiftId: 'new' })).toEqual({
      shift: shiftAt('09:00-17:00', {
        id: 'new',
        date: DATE,
        employeeName: '',
        role: 'Bartender',
        color: 'gray',
        status: 'Pending',
      }),
    });
  });
});

describe('a draft of an open shift', () => {
  const draft = {
    employeeName: '',
    isOpen: true,
    role: 'Cook',
    date: '2026-11-30',
    startTime: '9:00',
    endTime: '17:00',
    status: 'Confirmed',
    notes: ' Keys ',
  };

  test('creates an open shift with the chosen role and the color of that role', () => {
    expect(accepted(shiftFromDraft(draft, 'new', TEAM))).toEqual(
      shiftAt('09:00-17:00', {
        id: 'new',
        date: DATE,
        employeeName: '',
        role: 'Cook',
        color: 'red',
        notes: 'Keys',
      }),
    );
  });

  test('is rejected without a role, and needs a name unless isOpen is set', () => {
    expect(shiftFromDraft({ ...draft, role: '' }, 'new', TEAM)).toMatchObject({
      isOk: false,
      error: [{ kind: 'roleMissing' }],
    });
    expect(shiftFromDraft({ ...draft, isOpen: undefined }, 'new', TEAM)).toMatchObject({
      isOk: false,
      error: [{ kind: 'employeeMissing' }],
    });
  });
});
