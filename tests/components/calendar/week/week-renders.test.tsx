/** @jest-environment jsdom */

import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { WeekGrid } from '@/components/calendar/week/grid';
import type { ShiftFaceProps } from '@/components/parts/shift-face';
import { formatsFor } from '@/lib/i18n/formats';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { SHIFT_STATUSES, type Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import {
  distributedShifts,
  editShift,
  MONDAY,
  openSchedule,
  savedShift,
  shiftName,
  THURSDAY,
  WEEK,
} from '@/tests/support/app-schedule';
import { anyTime } from '@/tests/support/arbitraries';
import { renderOnDesktop } from '@/tests/support/desktop';
import { clock, employeeOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

/**
 * Names of the rendered comfortable cards. Each card renders its face once, and the face is not memoized
 * itself.
 */
let mockFaces: string[] = [];

jest.mock('@/components/parts/shift-face', () => {
  const actual = jest.requireActual<typeof import('@/components/parts/shift-face')>(
    '@/components/parts/shift-face',
  );
  return {
    ...actual,
    ShiftFace(props: ShiftFaceProps) {
      mockFaces.push(props.name);
      return actual.ShiftFace(props);
    },
  };
});

/** A dense card formats its short time once, a day head its day number once. */
const shortTimes = jest.spyOn(formatsFor('en'), 'shortTimeRange');
const dayNumbers = jest.spyOn(formatsFor('en'), 'dayNumber');

function forget(): void {
  mockFaces = [];
  shortTimes.mockClear();
  dayNumbers.mockClear();
}

/** The renders since the last `forget`: names, starts of dense cards and days, each sorted. */
const rendered = () => ({
  faces: [...mockFaces].sort(),
  denseStarts: shortTimes.mock.calls.map(([start]) => start).sort(),
  heads: dayNumbers.mock.calls.map(([date]) => date).sort(),
});

const NOTHING: ReturnType<typeof rendered> = { faces: [], denseStarts: [], heads: [] };

const cards = () => Array.from(document.querySelectorAll<HTMLElement>('[data-shift-id]'));
const cardOf = (number: number) => cards().find(({ dataset }) => dataset.shiftId === shiftName(number));

function openWeek(shifts: readonly Shift[]): void {
  openSchedule(shifts);
  forget();
  renderOnDesktop(<WeekGrid days={WEEK} />);
}

/** What an act renders, without the first render of the week. */
function renderedBy(doIt: () => void) {
  forget();
  doIt();
  return rendered();
}

beforeAll(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.runOnlyPendingTimers();
});

describe('WeekGrid with comfortable cards', () => {
  const EIGHT_A_DAY = distributedShifts(56);

  test('renders each comfortable card and each head once', () => {
    const shifts = distributedShifts(63);
    openWeek(shifts);
    expect(rendered()).toEqual({ faces: shifts.map(({ id }) => id).sort(), denseStarts: [], heads: WEEK });
    expect(rendered().faces).toHaveLength(63);
    expect(cards()).toHaveLength(63);
    expect(cards().every(({ dataset }) => dataset.density === 'comfortable')).toBe(true);
  });

  test.each<[string, Partial<Shift>]>([
    ['status', { status: 'Pending' }],
    ['role', { role: 'Cook', color: 'red' }],
    ['notes', { notes: 'Knows the oven.' }],
    ['end', { endTime: clock('12:34') }],
    ['start, and so its place in the day', { startTime: clock('05:00') }],
    ['length, over midnight', { endTime: clock('01:00') }],
  ])('renders one comfortable card and one head when a shift changes its %s', (_what, fields) => {
    openWeek(distributedShifts(63));
    const before = cards();
    expect(renderedBy(() => editShift(31, fields))).toEqual({
      ...NOTHING,
      faces: ['P31'],
      heads: [THURSDAY],
    });
    expect(savedShift(31)).toMatchObject(fields);
    expect(cards()).toHaveLength(63);
    expect(cards().every((card) => before.includes(card))).toBe(true);
  });

  test('shows the change on the card of an edited shift', () => {
    openWeek(distributedShifts(63));
    const changes = () => editShift(31, { status: 'Pending', employeeName: 'Zoë' });
    expect(renderedBy(changes)).toEqual({ ...NOTHING, faces: ['Zoë'], heads: [THURSDAY] });
    expect(cardOf(31)).toHaveAttribute('data-shift-status', 'Pending');
    expect(cardOf(31)).toHaveTextContent('Zoë');
    expect(screen.queryByText('P31')).not.toBeInTheDocument();
  });

  test('renders one comfortable card and the heads of both days when a shift moves', () => {
    openWeek(EIGHT_A_DAY);
    const tuesday = addDays(MONDAY, 1);
    expect(renderedBy(() => editShift(31, { date: tuesday }))).toEqual({
      ...NOTHING,
      faces: ['P31'],
      heads: [tuesday, THURSDAY],
    });
    expect(cardOf(31)?.closest('[data-week-column]')).toContainElement(cardOf(1) ?? null);
    expect(cards()).toHaveLength(56);
  });

  test('renders exactly two cards when an edit makes two shifts overlap', () => {
    openWeek(EIGHT_A_DAY);
    const changes = () => editShift(31, { employeeName: 'P24' });
    expect(renderedBy(changes)).toEqual({ ...NOTHING, faces: ['P24', 'P24'], heads: [THURSDAY] });
    expect(document.querySelectorAll('[data-overlap]')).toHaveLength(2);
  });

  test('renders the new card and one head when a shift is added, and one head when it is deleted', () => {
    openWeek(EIGHT_A_DAY);
    const added = { ...savedShift(31), id: 'new', employeeName: 'Zoë' };
    expect(renderedBy(() => act(() => liveSchedule.addShift(added)))).toEqual({
      ...NOTHING,
      faces: ['Zoë'],
      heads: [THURSDAY],
    });
    const deletion = () => act(() => void liveSchedule.deleteShift('new'));
    expect(renderedBy(deletion)).toEqual({ ...NOTHING, heads: [THURSDAY] });
    expect(cards()).toHaveLength(56);
  });

  test('renders two heads and no card when another day is selected', () => {
    openWeek(EIGHT_A_DAY);
    expect(renderedBy(() => act(() => liveSchedule.selectDate(MONDAY)))).toEqual({
      ...NOTHING,
      heads: [MONDAY, THURSDAY],
    });
  });

  test('renders nothing when another week or the team is edited', () => {
    openWeek(distributedShifts(64, 8));
    expect(rendered().faces).toHaveLength(56);
    expect(savedShift(63).date).toBe(addDays(MONDAY, 7));
    expect(renderedBy(() => editShift(63, { status: 'Pending', endTime: clock('23:00') }))).toEqual(NOTHING);
    expect(renderedBy(() => editShift(63, { date: addDays(MONDAY, -1) }))).toEqual(NOTHING);
    const hiring = () => act(() => void liveSchedule.commit([employeeEntry(undefined, employeeOf('P27'))]));
    expect(renderedBy(hiring)).toEqual(NOTHING);
  });

  test('renders no card of other days when a shift comes from another week', () => {
    openWeek(distributedShifts(64, 8));
    expect(renderedBy(() => editShift(63, { date: THURSDAY }))).toEqual({
      ...NOTHING,
      faces: ['P63'],
      heads: [THURSDAY],
    });
  });
});

describe('WeekGrid with 250 dense cards', () => {
  const shifts = distributedShifts(250);
  const startOf = (number: number) => savedShift(number).startTime;

  test('renders each dense card and each head once', () => {
    openWeek(shifts);
    expect(rendered()).toEqual({
      faces: [],
      denseStarts: shifts.map(({ startTime }) => startTime).sort(),
      heads: WEEK,
    });
    expect(rendered().denseStarts).toHaveLength(250);
    expect(cards().filter(({ classList }) => classList.contains('dense-card'))).toHaveLength(250);
  });

  test.each<[string, Partial<Shift>]>([
    ['status', { status: 'Canceled' }],
    ['role', { role: 'Cook', color: 'red' }],
    ['notes', { notes: 'Knows the oven.' }],
    ['employee', { employeeName: 'Zoë' }],
    ['end', { endTime: clock('23:00') }],
  ])('renders one dense card and one head when a shift changes its %s', (_what, fields) => {
    openWeek(shifts);
    const before = cards();
    const start = startOf(87);
    expect(renderedBy(() => editShift(87, fields))).toEqual({
      ...NOTHING,
      denseStarts: [start],
      heads: [THURSDAY],
    });
    expect(savedShift(87)).toMatchObject(fields);
    cards().forEach((card, position) => {
      expect(card).toBe(before[position]);
    });
  });

  test('renders one dense card and the heads of both days when a shift moves', () => {
    openWeek(shifts);
    expect(renderedBy(() => editShift(87, { date: MONDAY }))).toEqual({
      ...NOTHING,
      denseStarts: [startOf(87)],
      heads: [MONDAY, THURSDAY],
    });
    expect(cardOf(87)?.closest('[data-week-column]')).toContainElement(cardOf(0) ?? null);
  });

  test('renders the old and the new first shift of lunch when the first one moves', () => {
    openWeek(shifts);
    const [first, second, other] = [101, 108, 105].map(startOf);
    expect([first, second, other]).toEqual(['11:03', '11:24', '11:15']);
    expect(renderedBy(() => editShift(101, { date: MONDAY }))).toEqual({
      ...NOTHING,
      denseStarts: [first, other, second],
      heads: [MONDAY, THURSDAY],
    });
  });

  test('renders at most the edited card and the first cards of lunch and dinner, for any edit', () => {
    openWeek(shifts);
    const edit = fc.record({
      number: fc.nat(249),
      date: fc.constantFrom(...WEEK),
      startTime: anyTime,
      status: fc.constantFrom(...SHIFT_STATUSES),
    });
    fc.assert(
      fc.property(edit, ({ number, ...fields }) => {
        const { date } = savedShift(number);
        const { denseStarts, heads } = renderedBy(() => editShift(number, fields));
        expect(heads).toEqual([...new Set([date, fields.date])].sort());
        expect(denseStarts).toContain(fields.startTime);
        expect(denseStarts.length).toBeLessThanOrEqual(3);
        expect(cardOf(number)).toHaveAttribute('data-shift-status', fields.status);
      }),
      { numRuns: rounds(50), ...seed },
    );
    expect(cards()).toHaveLength(250);
  });
});

describe('WeekGrid of a schedule with 20,000 shifts', () => {
  const shifts = distributedShifts(20_000, 400);

  test('renders one card and one head when a shown shift changes, and nothing for another week', () => {
    openWeek(shifts);
    expect(liveSchedule.getState().schedule.shifts.shiftCount).toBe(20_000);
    expect(rendered().denseStarts).toHaveLength(350);
    expect(rendered().heads).toEqual(WEEK);
    const { date, startTime } = savedShift(4003);
    expect(date).toBe(THURSDAY);
    const one = { ...NOTHING, denseStarts: [startTime], heads: [THURSDAY] };
    expect(renderedBy(() => editShift(4003, { status: 'Pending' }))).toEqual(one);
    expect(renderedBy(() => editShift(4003, { date: MONDAY }))).toEqual({
      ...one,
      heads: [MONDAY, THURSDAY],
    });
    expect(renderedBy(() => editShift(4007, { status: 'Pending' }))).toEqual(NOTHING);
    expect(renderedBy(() => editShift(19_999, { status: 'Canceled' }))).toEqual(NOTHING);
  });
});
