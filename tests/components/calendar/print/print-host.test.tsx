/** @jest-environment jsdom */

import { act, fireEvent, screen, within } from '@testing-library/react';
import { PrintHost } from '@/components/calendar/print/print-host';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import type { CalendarView } from '@/lib/shifts/views/calendar-view';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { setShownOrder } from '@/stores/schedule/shown-shifts';
import { distributedShifts, openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { FRIDAY, friday, NIGHT, thursday } from '@/tests/support/night-shifts';
import { employeeOf } from '@/tests/support/records';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));
jest.mock('@/stores/first-use/onboarding', () => ({ useIsOnboardingShown: () => false }));

const printedIds = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('[data-printed-shift]'),
    ({ dataset }) => dataset.printedShift,
  );

function show(view: CalendarView): void {
  act(() => uiStore.setCurrentView(view));
  renderOnDesktop(<PrintHost />);
}

let printedWhenEventEnds: ReturnType<typeof printedIds> = [];

/** Browsers print the page as soon as the event handlers return. */
function print(): void {
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    printedWhenEventEnds = printedIds();
  });
}

beforeEach(() => {
  mockPath = '/';
  act(() => uiStore.setFilter(NO_FILTER));
});

describe('PrintHost', () => {
  test('prints every shift of the week and removes the printout afterwards', () => {
    // More than one column shows on the screen.
    openSchedule(distributedShifts(7 * 130));
    show('weekly');
    expect(printedIds()).toEqual([]);
    print();
    expect(new Set(printedWhenEventEnds).size).toBe(910);
    expect(screen.getByRole('heading', { name: 'Week of Nov 16 - Nov 22' })).toBeInTheDocument();
    expect(document.head).toHaveTextContent('landscape');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(printedIds()).toEqual([]);
    expect(document.head).not.toHaveTextContent('landscape');
  });

  test('prints "No shifts" for an empty week', () => {
    openSchedule([]);
    show('weekly');
    print();
    expect(screen.getByRole('cell', { name: 'No shifts' })).toBeInTheDocument();
  });

  test('prints the day by time after carried-over shifts, without notes', () => {
    const many = Array.from({ length: 130 }, (_, number) =>
      friday(
        `${String(6 + Math.floor(number / 12)).padStart(2, '0')}:${String((number % 12) * 5).padStart(2, '0')}-23:00`,
        `P${number}`,
        {
          notes: 'keep to yourself',
        },
      ),
    );
    openSchedule([...NIGHT, ...many], FRIDAY);
    show('daily');
    print();
    expect(printedIds()).toEqual(
      ['Ben', 'Maya', 'Cleo', ...many.map(({ id }) => id)].filter((id) => id !== 'Cleo'),
    );
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('began Thursday 6:30 PM');
    expect(document.body).not.toHaveTextContent('keep to yourself');
  });

  test('prints the shifts of the list as found and sorted', () => {
    const [one, two] = [thursday('09:00-17:00', 'one'), thursday('10:00-18:00', 'two')];
    openSchedule([one, two, thursday('11:00-19:00', 'three')]);
    const forget = setShownOrder([two, one]);
    show('list');
    print();
    forget();
    expect(printedIds()).toEqual(['two', 'one']);
  });

  test('prints the staff view with the shifts of a person together and the people who are off', () => {
    openSchedule([
      thursday('09:00-12:00', 'early', { employeeName: 'Maya' }),
      ...Array.from({ length: 20 }, (_, number) =>
        thursday(
          `${13 + Math.floor(number / 4)}:${String((number % 4) * 15).padStart(2, '0')}-20:00`,
          `late-${number}`,
          { employeeName: 'Maya' },
        ),
      ),
      thursday('10:00-12:00', 'off', { employeeName: 'Lucy', status: 'Canceled' }),
    ]);
    act(() => {
      liveSchedule.commit(['Maya', 'Lucy', 'Zoe'].map((name) => employeeEntry(undefined, employeeOf(name))));
    });
    show('staff');
    print();
    // More than one card shows on the screen.
    expect(printedIds()).toHaveLength(22);
    expect(screen.getByRole('rowheader', { name: /^Maya/ })).toHaveAttribute('rowspan', '21');
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Lucy', 'Zoe']);
  });

  test('prints only filtered shifts, with both counts', () => {
    openSchedule([thursday('09:00-17:00', 'a'), thursday('09:00-17:00', 'b', { role: 'Cook' })]);
    act(() => uiStore.setFilter({ ...NO_FILTER, roles: ['Cook'] }));
    show('daily');
    print();
    expect(printedIds()).toEqual(['b']);
    expect(screen.getByText(/1 of 2 shifts/)).toBeInTheDocument();
  });

  test('prints nothing over insights, on other pages or when another element is marked for printing', () => {
    openSchedule(distributedShifts(7));
    mockPath = '/insights';
    show('weekly');
    print();
    expect(printedIds()).toEqual([]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    mockPath = '/';
    const other = document.createElement('div');
    other.dataset.printed = '';
    document.body.append(other);
    fireEvent(window, new Event('beforeprint'));
    expect(printedIds()).toEqual([]);
    other.remove();
    print();
    expect(printedIds()).toHaveLength(7);
  });
});
