/** @jest-environment jsdom */

import { act } from '@testing-library/react';
import { EmployeeGrid } from '@/components/calendar/employee-grid/employee-grid';
import { formatsFor } from '@/lib/i18n/formats';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import {
  distributedShifts,
  editShift,
  MONDAY,
  openSchedule,
  savedShift,
  THURSDAY,
  WEEK,
} from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { clock, employeeOf } from '@/tests/support/records';

/** A shift formats its times once, a cell its long day once, a column head its day number once. */
const times = jest.spyOn(formatsFor('en'), 'timeRange');
const longDays = jest.spyOn(formatsFor('en'), 'longDay');
const dayNumbers = jest.spyOn(formatsFor('en'), 'dayNumber');

function forget(): void {
  times.mockClear();
  longDays.mockClear();
  dayNumbers.mockClear();
}

/**
 * The renders since `forget`: shifts by start, column heads and cells by day. A head formats its long
 * day too.
 */
function rendered() {
  const heads = dayNumbers.mock.calls.map(([date]) => date).sort();
  const cells = longDays.mock.calls.map(([date]) => date).sort();
  for (const head of heads) cells.splice(cells.indexOf(head), 1);
  return { shifts: [...new Set(times.mock.calls.map(([start]) => start))].sort(), cells, heads };
}

function open(shifts: readonly Shift[]): void {
  openSchedule(shifts);
  forget();
  renderOnDesktop(<EmployeeGrid days={WEEK} />);
}

function renderedBy(doIt: () => void) {
  forget();
  doIt();
  return rendered();
}

const NOTHING = { shifts: [], cells: [], heads: [] };
const tuesday = addDays(MONDAY, 1);

beforeAll(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.runOnlyPendingTimers();
});

describe('EmployeeGrid with 35 people', () => {
  test('renders only the edited shift, its cell and its column head', () => {
    open(distributedShifts(35));
    expect(document.querySelectorAll('[data-grid-cell]')).toHaveLength(7 * 36);
    expect(renderedBy(() => editShift(31, { status: 'Pending' }))).toEqual({
      shifts: [savedShift(31).startTime],
      cells: [THURSDAY],
      heads: [THURSDAY],
    });
    expect(renderedBy(() => editShift(31, { endTime: clock('23:00') })).cells).toEqual([THURSDAY]);
  });

  test('renders both cells and both column heads when a shift moves to another day', () => {
    open(distributedShifts(35));
    const { startTime } = savedShift(31);
    expect(renderedBy(() => editShift(31, { date: tuesday }))).toEqual({
      shifts: [startTime],
      cells: [tuesday, THURSDAY].sort(),
      heads: [tuesday, THURSDAY].sort(),
    });
  });

  test('renders the cells of both people when a shift is reassigned', () => {
    open(distributedShifts(35));
    const { startTime } = savedShift(31);
    const given = renderedBy(() => editShift(31, { employeeName: 'P30' }));
    expect(given.shifts).toEqual([startTime]);
    expect(given.heads).toEqual([THURSDAY]);
    // P31 has no shift left and is not on the team, so the row disappears and P30 gets one shift more.
    expect(given.cells.filter((date) => date === THURSDAY).length).toBeLessThanOrEqual(4);
  });

  test('renders nothing when another week is edited, and no column head when an employee is added', () => {
    open(distributedShifts(40, 8));
    expect(renderedBy(() => editShift(39, { status: 'Pending' }))).toEqual(NOTHING);
    const hiring = () => act(() => void liveSchedule.commit([employeeEntry(undefined, employeeOf('P27'))]));
    expect(renderedBy(hiring).heads).toEqual([]);
  });
});
