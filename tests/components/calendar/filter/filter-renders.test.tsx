/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { WeekGrid } from '@/components/calendar/week/grid';
import type { ShiftFaceProps } from '@/components/parts/shift-face';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { uiStore } from '@/stores/app/ui-store';
import { distributedShifts, editShift, openSchedule, WEEK } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';

/** Names of the rendered cards. Each card renders its face once, and the face is not memoized itself. */
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

/** Every third shift has the role Cook. */
const SHIFTS = distributedShifts(63).map((shift, number) =>
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

describe('filtered WeekGrid', () => {
  test('renders only matching cards', () => {
    expect([...renderedBy(openCooks)].sort()).toEqual([...COOKS].sort());
    expect(shown().sort()).toEqual([...COOKS].sort());
  });

  test('renders only the card of an edited shift, and none when the filter hides the shift', () => {
    openCooks();
    expect(renderedBy(() => editShift(3, { status: 'Pending' }))).toEqual(['P3']);
    expect(renderedBy(() => editShift(4, { status: 'Pending' }))).toEqual([]);
  });

  test('adds a card when an edit makes its shift match', () => {
    openCooks();
    expect(renderedBy(() => editShift(4, { role: 'Cook' }))).toEqual(['P4']);
    expect(shown()).toContain('P4');
  });

  test('renders only the added cards again when the filter is cleared', () => {
    openCooks();
    const rendered = renderedBy(() => act(() => uiStore.setFilter(NO_FILTER)));
    expect(shown()).toHaveLength(63);
    expect(rendered.filter((id) => COOKS.includes(id))).toEqual([]);
  });
});
