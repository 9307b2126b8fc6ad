/** @jest-environment jsdom */

import { act, fireEvent, screen } from '@testing-library/react';
import { DayView } from '@/components/calendar/day/day-view';
import { DayStatus } from '@/components/calendar/day/status';
import { ListView } from '@/components/calendar/list/list-view';
import { StaffView } from '@/components/calendar/staff/staff-view';
import { LANGUAGES } from '@/lib/i18n/language';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { selectionStore } from '@/stores/schedule/selection';
import { keepShownSelected, shownShiftIds } from '@/stores/schedule/shown-shifts';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { FRIDAY, friday, NIGHT, rowIds, rowOf, thursday } from '@/tests/support/night-shifts';

/** Too narrow for the pane beside the day. */
const WITHOUT_PANE_PX = 1100;
const PHONE_PX = 390;

const VIEWS = [
  ['Day', 'daily', <DayView key="day" />],
  ['Staff', 'staff', <StaffView key="staff" />],
  ['List', 'list', <ListView key="list" />],
] as const;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => {
    uiStore.setFilter(NO_FILTER);
    closeDialog();
    uiStore.setCurrentView('weekly');
    selectionStore.clear();
  });
  jest.runOnlyPendingTimers();
});

describe.each(VIEWS)('%s view of a day with carried-over night shifts', (_name, view, element) => {
  const open = (shifts: readonly Parameters<typeof openSchedule>[0][number][], widthPx = WITHOUT_PANE_PX) => {
    openSchedule(shifts, FRIDAY);
    uiStore.setCurrentView(view);
    renderOnDesktop(element, widthPx);
  };

  test('lists carried-over shifts first and shows when they began', () => {
    open([...NIGHT, friday('09:00-17:00', 'Dan')]);
    expect(rowIds()).toEqual(['Ben', 'Maya', 'Dan']);
    expect(rowOf('Maya')).toHaveTextContent('12:00 AM - 2:00 AM');
    expect(rowOf('Maya')).toHaveTextContent('began Thursday 10 PM');
    expect(rowOf('Ben')).toHaveTextContent('began Thursday 6:30 PM');
    expect(rowOf('Dan')).toHaveTextContent('9:00 AM - 5:00 PM');
    expect(rowOf('Dan')).not.toHaveTextContent('began');
  });

  test('shows when carried-over shifts began on a phone', () => {
    open(NIGHT, PHONE_PX);
    expect(rowIds()).toEqual(['Ben', 'Maya']);
    // The list has the least space for the sentence.
    const [began, day] = view === 'list' ? ['since', 'Thu'] : ['began', 'Thursday'];
    expect(rowOf('Ben')).toHaveTextContent(`${began} ${day} 6:30 PM`);
    expect(rowOf('Maya')).toHaveTextContent(`${began} ${day} 10 PM`);
  });

  test.each([
    ['en', 'began Thursday 10 PM'],
    ['es', 'empezó el jueves (22:00)'],
    ['fr', 'commencé jeudi à 22:00'],
    ['de', 'seit Donnerstag, 22:00'],
  ] as const)('shows when a carried-over shift began in %s: %s', (language, words) => {
    expect(LANGUAGES).toContain(language);
    openSchedule(NIGHT, FRIDAY);
    renderOnDesktop(element, WITHOUT_PANE_PX, { language });
    expect(rowOf('Maya')).toHaveTextContent(words);
  });

  test('does not show the empty state when a night shift is carried over', () => {
    open(NIGHT);
    expect(screen.queryByText('Friday, November 20 is open.')).not.toBeInTheDocument();
    expect(screen.queryByText(/^No (shifts|staff) scheduled/)).not.toBeInTheDocument();
  });

  test('shows the empty state when the night shift ends at midnight or is canceled', () => {
    open(NIGHT.slice(2));
    expect(rowIds()).toEqual([]);
    expect(screen.getByText(/^No (shifts|staff) scheduled/)).toBeInTheDocument();
  });

  test('opens the form of a carried-over shift', async () => {
    open(NIGHT);
    const isMenu = view === 'staff';
    if (isMenu) fireEvent.click(screen.getByRole('button', { name: 'Actions: Maya, 10:00 PM - 2:00 AM' }));
    const name = 'Edit shift: Maya, 10:00 PM - 2:00 AM';
    fireEvent.click(await screen.findByRole(isMenu ? 'menuitem' : 'button', { name }));
    expect(getOpenDialog()).toEqual({ name: 'editShift', shiftId: 'Maya' });
  });

  test('moves between carried-over shifts and shifts of the day with the arrow keys', () => {
    open([...NIGHT, friday('09:00-17:00', 'Dan')]);
    const firstTool = view === 'staff' ? 'Actions' : 'Edit shift';
    const edit = (text: string) => screen.getByRole('button', { name: `${firstTool}: ${text}` });
    act(() => edit('Maya, 10:00 PM - 2:00 AM').focus());
    fireEvent.keyDown(edit('Maya, 10:00 PM - 2:00 AM'), { key: 'ArrowDown' });
    expect(edit('Dan, 9:00 AM - 5:00 PM')).toHaveFocus();
    fireEvent.keyDown(edit('Dan, 9:00 AM - 5:00 PM'), { key: 'ArrowUp' });
    expect(edit('Maya, 10:00 PM - 2:00 AM')).toHaveFocus();
  });

  test('reports as hidden only shifts that start that day, unless all shifts are carried over', () => {
    open([...NIGHT, friday('09:00-17:00', 'Dan')]);
    act(() => uiStore.setFilter({ ...NO_FILTER, roles: ['Host'] }));
    expect(screen.getByText(/^The filter hides/)).toHaveTextContent(
      'The filter hides the only shift of this day.',
    );
  });

  test('filters carried-over shifts and reports when the filter hides all of them', () => {
    open(NIGHT);
    act(() => uiStore.setFilter({ ...NO_FILTER, roles: ['Cook'] }));
    expect(rowIds()).toEqual(['Ben']);
    act(() => uiStore.setFilter({ ...NO_FILTER, roles: ['Host'] }));
    expect(rowIds()).toEqual([]);
    expect(screen.getByText(/^The filter hides all 2 shifts/)).toBeInTheDocument();
  });

  test('flags two overlapping carried-over shifts', () => {
    open([thursday('22:00-02:00', 'Maya'), thursday('23:00-03:00', 'again', { employeeName: 'Maya' })]);
    expect(document.querySelectorAll('[data-shift-id][data-overlap]')).toHaveLength(2);
  });

  test('includes carried-over shifts in the shown and selected shifts', () => {
    open([...NIGHT, friday('09:00-17:00', 'Dan')]);
    expect(new Set(shownShiftIds(liveSchedule))).toEqual(new Set(['Ben', 'Maya', 'Dan']));
    selectionStore.replace(['Maya', 'Zoe', 'Dan']);
    keepShownSelected(liveSchedule);
    expect([...selectionStore.getState().ids]).toEqual(['Maya', 'Dan']);
  });
});

test('selects shifts of the week view by the day on which they start', () => {
  openSchedule(NIGHT, FRIDAY);
  expect(uiStore.getState().currentView).toBe('weekly');
  expect(shownShiftIds(liveSchedule)).toEqual(['Zoe', 'Ben', 'Maya', 'Cleo']);
});

describe('DayStatus announcement', () => {
  test.each([
    ['with a night', NIGHT, 'Showing Friday, November 20. No shifts begin. 2 run on from Thursday.'],
    ['without one', NIGHT.slice(2), 'Showing Friday, November 20. No shifts.'],
  ])('counts the shifts of a day %s', (_what, shifts, words) => {
    openSchedule(shifts, FRIDAY);
    renderOnDesktop(<DayStatus />);
    expect(document.body).toHaveTextContent(words);
  });

  test('counts filtered shifts and carried-over shifts separately', () => {
    openSchedule([...NIGHT, friday('09:00-17:00', 'Dan')], FRIDAY);
    act(() => uiStore.setFilter({ ...NO_FILTER, roles: ['Cook'] }));
    renderOnDesktop(<DayStatus />);
    expect(document.body).toHaveTextContent(
      'Showing Friday, November 20, filtered: 0 of 1 shift. 1 runs on from Thursday.',
    );
  });
});

describe('summary of a day', () => {
  test.each([VIEWS[0], VIEWS[2]])(
    'counts only shifts that start that day in the %s view, and labels the counts accordingly',
    (_name, _view, element) => {
      openSchedule([...NIGHT, friday('09:00-17:00', 'Dan')], FRIDAY);
      renderOnDesktop(element, WITHOUT_PANE_PX);
      for (const text of ['1 shift begins', '8 h', '1 person', '2 run on from Thursday']) {
        expect(screen.getAllByText(text, { exact: true }).length).toBeGreaterThan(0);
      }
    },
  );

  test('omits the label when no shift is carried over', () => {
    openSchedule([friday('09:00-17:00', 'Dan')], FRIDAY);
    renderOnDesktop(<DayView />, WITHOUT_PANE_PX);
    expect(screen.getByText('1 shift', { exact: true })).toBeInTheDocument();
    expect(screen.queryByText(/from Thursday/)).not.toBeInTheDocument();
  });
});

describe('ListView with carried-over shifts', () => {
  beforeEach(() => {
    openSchedule([...NIGHT, friday('09:00-17:00', 'Dan'), friday('22:30-23:00', 'Eve')], FRIDAY);
    renderOnDesktop(<ListView />, WITHOUT_PANE_PX);
  });

  test('sorts carried-over shifts before shifts of the day, by time in both directions', () => {
    expect(rowIds()).toEqual(['Ben', 'Maya', 'Dan', 'Eve']);
    fireEvent.click(screen.getByRole('button', { name: 'Time' }));
    expect(rowIds()).toEqual(['Eve', 'Dan', 'Maya', 'Ben']);
    fireEvent.click(screen.getByRole('button', { name: 'Employee' }));
    expect(rowIds()).toEqual(['Ben', 'Dan', 'Eve', 'Maya']);
  });

  test.each([
    ['the weekday it began', 'thursday', ['Ben', 'Maya']],
    ['its remaining times', '12:00 AM - 2:00 AM', ['Maya']],
    ['its own times', '10:00 PM - 2:00 AM', ['Maya']],
    ['its start', '10pm', ['Maya']],
    ['its employee', 'maya', ['Maya']],
  ])('finds a carried-over shift by %s: %s', (_what, query, found) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });
    expect(rowIds()).toEqual(found);
  });
});
