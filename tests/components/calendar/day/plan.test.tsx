/** @jest-environment jsdom */

import { act, fireEvent, screen } from '@testing-library/react';
import { DayPlan } from '@/components/calendar/day/plan/plan';
import { useShownDay } from '@/components/calendar/day/use-shown-day';
import type { AvatarProps } from '@/components/parts/avatar';
import type { Employee } from '@/lib/employees/employee';
import type { ShiftMove } from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { moveShifts } from '@/stores/schedule/move-shifts';
import { marksStore, type ShiftMark } from '@/stores/schedule/problems/marks';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { clock, employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

/** Names of the rendered rows. Each row with a name renders one avatar. */
let mockRows: string[] = [];

jest.mock('@/components/parts/avatar', () => {
  const actual = jest.requireActual<typeof import('@/components/parts/avatar')>('@/components/parts/avatar');
  return {
    ...actual,
    Avatar(props: AvatarProps) {
      mockRows.push(props.name);
      return actual.Avatar(props);
    },
  };
});

// Dragging is covered by e2e tests.
jest.mock('@/components/parts/drag/lazy-drags', () => ({ LazyDrags: () => null }));

const on = (times: string, employeeName: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `${employeeName} ${times}`, employeeName, date: THURSDAY, ...fields });
const wednesday = { date: addDays(THURSDAY, -1) };

const vacation = {
  weekly: [],
  exceptions: [{ id: 'x', kind: 'timeOff', from: THURSDAY, to: THURSDAY, note: '' }],
};
const mornings = { weekly: [{ weekday: 4, kind: 'hours', from: '08:00', to: '12:00' }], exceptions: [] };

const TEAM = [
  employeeOf('Ana'),
  employeeOf('Away', { availability: vacation }),
  employeeOf('Late'),
  employeeOf('Mornings', { availability: mornings }),
  employeeOf('Night'),
  employeeOf('Rested'),
];
const SHIFTS = [
  on('15:00-23:00', 'Late', wednesday),
  on('22:00-06:00', 'Night', wednesday),
  on('09:00-17:00', 'Ana'),
  on('10:00-12:00', 'Rested', { status: 'Canceled' }),
];

function Plan() {
  return <DayPlan shown={useShownDay()} />;
}

function open(shifts: readonly Shift[], team: readonly Employee[] = TEAM): void {
  openSchedule(shifts);
  localStorage.setItem('employees', JSON.stringify(team));
  liveSchedule.load(THURSDAY);
  uiStore.setCurrentView('daily');
  renderOnDesktop(<Plan />);
}

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const bar = (name: string) => screen.getByRole('button', { name: new RegExp(`^Shift: ${name}`) });
const add = (name: string) =>
  screen.getByRole('button', { name: `Add shift: ${name}, Thursday, November 19` });
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}` });

/** The warning in the description of the bar, and whether the bar is marked. */
const warningOf = (name: string) => {
  const said = bar(name).title;
  const isMarked = bar(name).parentElement?.querySelector('[data-problem-mark]') !== null;
  return [/Warning: .*/.exec(said)?.[0], isMarked];
};

const move = (one: ShiftMove) => act(() => void moveShifts(liveSchedule, [one]));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => {
    closeDialog();
    uiStore.setFilter(NO_FILTER);
    uiStore.setCurrentView('weekly');
  });
  jest.runOnlyPendingTimers();
});

test('lists open shifts, people at work, and people off with the times at which they could work', () => {
  open(SHIFTS);
  const rows = items();
  expect(
    rows.map((text) => /Open shifts|Ana|Away|Late|Mornings|Night|Rested|Off on/.exec(text)?.[0]),
  ).toEqual(['Open shifts', 'Ana', 'Night', 'Off on', 'Rested', 'Late', 'Mornings', 'Away']);
  expect(rows[3]).toContain('Off on Thursday 4');
  expect(rows[4]).toContain('Available');
  expect(rows[5]).toContain('Available, rest until 10:00 AM');
  expect(rows[6]).toContain('Available, 8:00 AM - 12:00 PM');
  expect(rows[7]).toContain('Time off');
  expect(rows[7]).not.toContain('Available');
});

test('lists the whole team on an empty day, without the heading of people off when there are none', () => {
  open([]);
  expect(items()).toHaveLength(TEAM.length + 2);
  act(() => uiStore.setFilter({ ...NO_FILTER, roles: ['Cook'] }));
  expect(items()).toEqual([expect.stringContaining('Open shifts')]);
});

test('gives two employees of one name a single row that the arrow keys can leave', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  open([], [employeeOf('Ana'), employeeOf('ana', { availability: vacation }), employeeOf('Ben')]);
  expect(screen.getAllByRole('button', { name: /^Add shift: ana,/i })).toHaveLength(1);
  expect(items()[2]).toContain('Available');
  act(() => add('Ana').focus());
  press('ArrowDown');
  expect(add('Ben')).toHaveFocus();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('sorts people by the saved order, at work and off, and people outside the team last', () => {
  const team = [employeeOf('Ana'), employeeOf('Ben', { role: 'Cook' }), employeeOf('Cy'), employeeOf('Di')];
  const left = on('10:00-12:00', 'Left', { status: 'Canceled' });
  open([on('09:00-17:00', 'Ana'), on('09:00-17:00', 'Ben'), left], team);
  const order = ['employee-Di', 'employee-Cy', 'employee-Ben', 'employee-Ana'];
  act(() => setSettings({ peopleOrder: order }));
  const names = items().map((text) => /Open shifts|Ana|Ben|Cy|Di|Left|Off on/.exec(text)?.[0]);
  act(() => setSettings({ peopleOrder: [] }));
  expect(names).toEqual(['Open shifts', 'Ben', 'Ana', 'Off on', 'Di', 'Cy', 'Left']);
});

test('the plan is one tab stop, moves by arrow keys to every row and handles the shortcut keys', () => {
  open(SHIFTS);
  expect(document.querySelectorAll('ul [tabindex="0"]')).toHaveLength(1);
  act(() => bar('Night').focus());
  press('ArrowDown');
  // Skips the heading.
  expect(add('Rested')).toHaveFocus();
  press('ArrowUp');
  expect(add('Night')).toHaveFocus();
  press('ArrowUp');
  expect(add('Ana')).toHaveFocus();
  press('ArrowRight');
  expect(bar('Ana')).toHaveFocus();
  press('ArrowLeft');
  press('Delete');
  expect(getOpenDialog()).toBeNull();
  press('n');
  expect(getOpenDialog()).toEqual({ name: 'addShift', employeeName: 'Ana' });
  act(() => closeDialog());
  act(() => bar('Ana').focus());
  press('c');
  expect(getOpenDialog()).toEqual({ name: 'copyShift', shiftId: 'Ana 09:00-17:00' });
  act(() => closeDialog());
  press('Delete');
  expect(getOpenDialog()).toEqual({ name: 'deleteConfirm', shiftId: 'Ana 09:00-17:00' });
  act(() => closeDialog());
  press('End');
  expect(add('Away')).toHaveFocus();
  fireEvent.click(add('Away'));
  expect(getOpenDialog()).toEqual({ name: 'addShift', employeeName: 'Away' });
});

test('renders only the rows that an edit changes or moves', () => {
  open(SHIFTS);
  mockRows = [];
  move({ shiftId: 'Ana 09:00-17:00', startTime: clock('08:00') });
  expect(mockRows).toEqual(['Ana']);
  mockRows = [];
  move({ shiftId: 'Ana 09:00-17:00', employeeName: 'Rested' });
  // Ana is off now, Rested is at work, and Night moves up.
  expect([...new Set(mockRows)].sort()).toEqual(['Ana', 'Night', 'Rested']);
});

test('describes the problem of a shift on its bar and renders no other row', () => {
  open(SHIFTS);
  mockRows = [];
  const mark: ShiftMark = { tone: 'Pending', signs: 'Short rest', words: 'Warning: Short rest' };
  act(() => marksStore.setState(new Map([['Ana 09:00-17:00', { all: mark }]]), true));
  expect(warningOf('Ana')).toEqual(['Warning: Short rest', true]);
  expect(bar('Ana')).toHaveAccessibleDescription(/^Ana, Server, .*Confirmed/);
  expect(warningOf('Night')).toEqual([undefined, false]);
  expect(mockRows).toEqual(['Ana']);
  act(() => marksStore.setState(new Map(), true));
  expect(warningOf('Ana')).toEqual([undefined, false]);
});
