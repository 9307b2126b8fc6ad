/** @jest-environment jsdom */

import { act, cleanup, screen } from '@testing-library/react';
import { WeekGrid } from '@/components/calendar/week/grid';
import { useShiftCounts, useWeekDays } from '@/components/calendar/week/use-week';
import { PatternFields } from '@/components/copy-shift/pattern-fields';
import { EmployeeTable } from '@/components/employees/employee-list';
import { HeatmapTab } from '@/components/insights/heatmap/tab';
import { WeeklyFields } from '@/components/parts/availability/weekly-fields';
import { MonthGrid } from '@/components/ui/dates/month-grid';
import { WeekStartingDay } from '@/components/ui/dates/week-starting-day';
import { weekDraftOf } from '@/lib/employees/availability-draft';
import { DEFAULT_PATTERN } from '@/lib/recurrence/recurring-dates';
import { startOfWeek, type WeekStart } from '@/lib/time/week';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { loadPersistedValues } from '@/stores/browser-storage/persisted-values';
import { shownShiftIds } from '@/stores/schedule/shown-shifts';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

const SUNDAY = day('2026-11-15');

/** Ana works on the two days before Monday, on that Monday and on the Sunday after it. */
const SHIFTS = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-22'].map((date) =>
  shiftAt('09:00-17:00', { id: date, date: day(date) }),
);

function setWeekStart(weekStart: WeekStart): void {
  setSettings({ weekStart });
}

function open(weekStart: WeekStart): void {
  setWeekStart(weekStart);
  openSchedule(SHIFTS);
  uiStore.setNow({ today: THURSDAY, minute: 720 });
}

function ShownWeek() {
  const days = useWeekDays();
  const { total } = useShiftCounts(days);
  return (
    <>
      <p>{`${total} shifts`}</p>
      <WeekGrid days={days} />
    </>
  );
}

const dayHeads = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  loadPersistedValues(persisted);
});

test('shows, counts and selects the days of a week that starts on the chosen weekday', () => {
  open('monday');
  renderOnDesktop(<ShownWeek />);
  expect(dayHeads()[0]).toContain('16');
  expect(screen.getByText('2 shifts')).toBeTruthy();
  act(() => setWeekStart('sunday'));
  expect(dayHeads()[0]).toContain('15');
  expect(screen.getByText('2 shifts')).toBeTruthy();
  expect(shownShiftIds(liveSchedule)).toEqual(['2026-11-15', '2026-11-16']);
  act(() => setWeekStart('saturday'));
  expect(dayHeads()[0]).toContain('14');
  expect(screen.getByText('3 shifts')).toBeTruthy();
  act(() => liveSchedule.moveWeeks(1));
  expect(dayHeads()[0]).toContain('21');
});

test.each([
  ['monday', 'Mon 16 - Sun 22 Nov', '2, 16'],
  ['sunday', 'Sun 15 - Sat 21 Nov', '2, 16'],
  ['saturday', 'Sat 14 - Fri 20 Nov', '3, 24'],
] as const)(
  'with weeks from %s, insights show %s and the employees page counts %s',
  (weekStart, range, counted) => {
    open(weekStart);
    const [shifts, hours] = counted.split(', ');
    renderOnDesktop(<EmployeeTable employees={[employeeOf('Ana')]} />);
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.join(' ')).toContain(`${hours}`);
    expect(cells).toContain(shifts);
    cleanup();
    renderOnDesktop(<HeatmapTab />);
    expect(screen.getByRole('grid', { name: `People working each hour, ${range}` })).toBeTruthy();
  },
);

test.each([
  ['monday', 'MoTuWeThFrSaSu', '26'],
  ['sunday', 'SuMoTuWeThFrSa', '1'],
  ['saturday', 'SaSuMoTuWeThFr', '31'],
] as const)(
  'with weeks from %s, the month has the columns %s and 42 cells starting at %s',
  (weekStart, heads, first) => {
    open(weekStart);
    renderOnDesktop(
      <WeekStartingDay value={weekStart}>
        <MonthGrid selected={SUNDAY} today={THURSDAY} onSelect={() => {}} />
      </WeekStartingDay>,
    );
    expect(
      [...document.querySelectorAll('.rdp-weekday')].map(({ textContent }) => textContent).join(''),
    ).toBe(heads);
    const cells = [...document.querySelectorAll('.rdp-day')];
    expect(cells).toHaveLength(42);
    expect(cells[0]?.textContent).toBe(first);
    const marked = [...document.querySelectorAll('.is-in-week')].map(({ textContent }) => textContent);
    const begun = startOfWeek(SUNDAY, weekStart);
    expect(marked).toHaveLength(7);
    expect(Number(marked[0])).toBe(Number(begun.slice(8)));
  },
);

test('lists the weekdays of availability in the order of the week, each with its own hours', () => {
  const days = weekDraftOf({ weekly: [{ weekday: 7, kind: 'off' }] });
  renderOnDesktop(<WeeklyFields days={days} firstDay={SUNDAY} refusals={[]} onChange={() => {}} />);
  const lines = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const weekdays = screen.getAllByText(/day$/, { selector: '[aria-hidden]' });
  expect(weekdays.map(({ textContent }) => textContent)).toEqual(lines);
  const chosen = screen
    .getAllByRole('radio', { checked: true })
    .map((radio) => (radio as HTMLInputElement).value);
  expect(chosen).toEqual(['off', 'all', 'all', 'all', 'all', 'all', 'all']);
});

test.each([
  ['monday', 'Sun', 0],
  ['sunday', 'Sun', 0],
  ['saturday', 'Sat', 6],
] as const)(
  'with weeks from %s, the weekday toggles of a pattern start at %s',
  (weekStart, first, weekday) => {
    open(weekStart);
    const onChange = jest.fn();
    renderOnDesktop(<PatternFields pattern={DEFAULT_PATTERN} onChange={onChange} onGenerate={() => {}} />);
    const toggles = screen.getAllByRole('button', { pressed: false });
    expect(toggles).toHaveLength(7);
    expect(toggles[0]?.textContent).toBe(first);
    act(() => toggles[0]?.click());
    expect(onChange).toHaveBeenCalledWith({ ...DEFAULT_PATTERN, daysOfWeek: [weekday] });
  },
);
