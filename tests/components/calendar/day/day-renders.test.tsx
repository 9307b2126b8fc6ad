/** @jest-environment jsdom */

import { act, screen } from '@testing-library/react';
import { DayView } from '@/components/calendar/day/day-view';
import type { AvatarProps } from '@/components/parts/avatar';
import type { Shift } from '@/lib/shifts/shift/shift';
import { liveSchedule } from '@/stores/app/schedule-store';
import {
  distributedShifts,
  editShift,
  MONDAY,
  openSchedule,
  savedShift,
  shiftName,
  THURSDAY,
} from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { clock } from '@/tests/support/records';

/** Names of the rendered rows. Each row renders one avatar, which is not memoized itself. */
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

/** Too narrow for the pane beside the day, wide enough for desktop rows. */
const WITHOUT_PANE_PX = 1100;

/** Seven days with forty shifts each; the day view shows one of them. */
const SHIFTS = distributedShifts(280);
const onThursday = SHIFTS.filter(({ date }) => date === THURSDAY).map(({ id }) => id);

function openDay(): void {
  openSchedule(SHIFTS);
  mockRows = [];
  renderOnDesktop(<DayView />, WITHOUT_PANE_PX);
}

function rowsRenderedBy(doIt: () => void): readonly string[] {
  mockRows = [];
  doIt();
  return mockRows;
}

const rows = () => Array.from(document.querySelectorAll<HTMLElement>('[data-shift-id]'));

beforeAll(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.runOnlyPendingTimers();
});

describe('DayView with forty shifts', () => {
  test('renders each row once', () => {
    openDay();
    expect(onThursday).toHaveLength(40);
    expect(mockRows).toEqual(onThursday);
    expect(rows().map(({ dataset }) => dataset.shiftId)).toEqual(onThursday);
  });

  test.each<[string, Partial<Shift>]>([
    ['status', { status: 'Pending' }],
    ['role', { role: 'Cook', color: 'red' }],
    ['notes', { notes: 'Knows the oven.' }],
    ['end', { endTime: clock('23:59') }],
  ])('renders one row when a shift changes its %s', (_what, fields) => {
    openDay();
    const before = rows();
    expect(rowsRenderedBy(() => editShift(101, fields))).toEqual([shiftName(101)]);
    expect(savedShift(101)).toMatchObject(fields);
    rows().forEach((row, position) => {
      expect(row).toBe(before[position]);
    });
  });

  test('shows a changed status in its row', () => {
    openDay();
    expect(screen.queryByText('Pending')).not.toBeInTheDocument();
    editShift(101, { status: 'Pending' });
    expect(screen.getByText('Pending').closest('[data-shift-id]')).toHaveAttribute(
      'data-shift-id',
      shiftName(101),
    );
  });

  test('renders nothing when a shift of another day is edited', () => {
    openDay();
    expect(savedShift(0).date).toBe(MONDAY);
    expect(rowsRenderedBy(() => editShift(0, { status: 'Pending' }))).toEqual([]);
  });

  test('renders exactly two rows when an edit makes two shifts overlap', () => {
    openDay();
    expect(rowsRenderedBy(() => editShift(101, { employeeName: shiftName(94) }))).toEqual([
      shiftName(94),
      shiftName(94),
    ]);
    expect(document.querySelectorAll('[data-overlap]')).toHaveLength(2);
  });

  test('renders no row above a deleted shift', () => {
    openDay();
    const deletion = () => act(() => void liveSchedule.deleteShift(shiftName(101)));
    const after = onThursday.slice(onThursday.indexOf(shiftName(101)) + 1);
    expect(after).toEqual(expect.arrayContaining([...rowsRenderedBy(deletion)]));
    expect(rows()).toHaveLength(39);
  });
});
