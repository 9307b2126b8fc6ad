/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { WeekGrid } from '@/components/calendar/week/grid';
import type { ShiftFaceProps } from '@/components/parts/shift-face';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { uiStore } from '@/stores/app/ui-store';
import { dealtShifts, editShift, openSchedule, WEEK } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';

/** Whose cards were rendered: the face is rendered once with each, and is not memoised itself. */
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

/** Every third shift is a cook's. */
const SHIFTS = dealtShifts(63).map((shift, number) =>
  number % 3 === 0 ? { ...shift, role: 'Cook' } : shift,
);
const COOKS = SHIFTS.filter(({ role }) => role === 'Cook').map(({ id }) => id);

const shown = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-shift-id]'), ({ dataset }) => dataset.shiftId);

function renderedBy(doIt: () => void): readonly string[] {
  mockFaces = [];
  doIt();
  return mockFaces;
}

function openCooks(): void {
  openSchedule(SHIFTS);
  uiStore.setFilter({ ...NO_FILTER, roles: ['Cook'] });
  renderOnDesktop(<WeekGrid days={WEEK} />);
}

afterEach(() => {
  act(() => uiStore.setFilter(NO_FILTER));
});

describe('a filtered week', () => {
  test('renders the cards that match, and no other', () => {
    expect([...renderedBy(openCooks)].sort()).toEqual([...COOKS].sort());
    expect(shown().sort()).toEqual([...COOKS].sort());
  });

  test('an edit renders its own card alone, one of a hidden shift none', () => {
    openCooks();
    expect(renderedBy(() => editShift(3, { status: 'Pending' }))).toEqual(['P3']);
    expect(renderedBy(() => editShift(4, { status: 'Pending' }))).toEqual([]);
  });

  test('an edit that makes a shift match brings it', () => {
    openCooks();
    expect(renderedBy(() => editShift(4, { role: 'Cook' }))).toEqual(['P4']);
    expect(shown()).toContain('P4');
  });

  test('without a filter again all are there, and those that were shown are not rendered anew', () => {
    openCooks();
    const rendered = renderedBy(() => act(() => uiStore.setFilter(NO_FILTER)));
    expect(shown()).toHaveLength(63);
    expect(rendered.filter((id) => COOKS.includes(id))).toEqual([]);
  });
});
