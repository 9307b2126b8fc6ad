/** @jest-environment jsdom */

import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { DayView } from '@/components/calendar/day/day-view';
import { EmployeeGrid } from '@/components/calendar/employee-grid/employee-grid';
import { ListView } from '@/components/calendar/list/list-view';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { StaffView } from '@/components/calendar/staff/staff-view';
import { DayColumn } from '@/components/calendar/week/day-column';
import { WeekList } from '@/components/calendar/week/week-view';
import { MarkWatch } from '@/components/problems/problem-watch';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import type { Density } from '@/lib/shifts/views/calendar-view';
import { dayBefore } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule } from '@/stores/app/schedule-store';
import { checkShownWeek, currentProblems } from '@/stores/schedule/problems/check-shown-week';
import { ignoreProblem } from '@/stores/schedule/problems/ignore';
import { problemsStore } from '@/stores/schedule/problems/problems';
import { MONDAY, openSchedule, THURSDAY, WEEK } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const shift = (id: string, employeeName: string, times: string, date = THURSDAY) =>
  shiftAt(times, { id, employeeName, date });

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => {};
});

/**
 * Ana has a late shift before an early one, Ben works on a day off, Dan has two shifts that overlap, one
 * shift is open, and Cleo has no problem.
 */
beforeEach(() => {
  openSchedule([
    shift('close', 'Ana', '15:00-23:30', dayBefore(THURSDAY)),
    shift('short', 'Ana', '08:00-12:00'),
    shift('off', 'Ben', '09:00-17:00'),
    shift('fine', 'Cleo', '10:00-18:00'),
    shift('one', 'Dan', '11:00-15:00'),
    shift('two', 'Dan', '14:00-16:00'),
    shift('open', '', '12:00-16:00'),
  ]);
  const exceptions = [{ id: 'x', kind: 'timeOff', from: THURSDAY, to: THURSDAY, note: '' }];
  liveSchedule.commit([
    ...['Ana', 'Cleo', 'Dan'].map((name) => employeeEntry(undefined, employeeOf(name))),
    employeeEntry(undefined, employeeOf('Ben', { availability: { weekly: [], exceptions } })),
  ]);
  persisted.ignoredProblems.load();
  checkShownWeek(liveSchedule);
});

function Column({ density }: { density: Density }) {
  return (
    <DayColumn
      date={THURSDAY}
      density={density}
      isNarrow={false}
      mayCut={() => true}
      texts={useCardTexts()}
    />
  );
}

const cardOf = (id: string) => {
  const card = document.querySelector<HTMLElement>(`[data-shift-id="${id}"]`);
  if (!card) throw new Error(`There is no card of ${id}.`);
  return card;
};
/** The problem of a card, from its description or its visible text. */
const saidBy = (id: string) => {
  const card = cardOf(id);
  return (
    card.getAttribute('aria-description') ?? card.querySelector('[data-flag="problem"]')?.textContent ?? ''
  );
};
const isMarked = (id: string) => cardOf(id).querySelector('[data-problem-mark], .is-problem') !== null;

const PLACES: readonly (readonly [string, ReactElement])[] = [
  ['a comfortable card', <Column key="comfortable" density="comfortable" />],
  ['a compact card', <Column key="compact" density="compact" />],
  ['a dense card', <Column key="dense" density="dense" />],
  ['the week on a phone', <WeekList key="list" days={WEEK} />],
  ['the grid by employee', <EmployeeGrid key="grid" days={WEEK} />],
  ['the day', <DayView key="day" />],
  ['the staff', <StaffView key="staff" />],
  ['the list', <ListView key="table" />],
];

describe.each(PLACES)('problem marks in %s', (_, place) => {
  test('marks shifts with a problem, describes the problem in words and marks no other shift', () => {
    renderOnDesktop(
      <>
        <MarkWatch />
        {place}
      </>,
    );
    expect(saidBy('short')).toContain('Warning: Short rest');
    expect(saidBy('off')).toContain('Warning: Not available');
    expect(['short', 'off', 'fine', 'one', 'open'].filter(isMarked)).toEqual(['short', 'off']);
    expect(['fine', 'one', 'two', 'open'].map(saidBy)).toEqual(['', '', '', '']);
    // An ignored problem loses its mark without any other change.
    const off = problemsStore.getState().problems.find(({ kind }) => kind === 'availability');
    act(() => {
      if (off) ignoreProblem(off, 'swapped');
      checkShownWeek(liveSchedule);
    });
    expect([isMarked('off'), saidBy('off')]).toEqual([false, '']);
    expect(isMarked('short')).toBe(true);
  });
});

test('marks a carried-over night shift on the first day of the week without listing its problem', () => {
  const sunday = dayBefore(MONDAY);
  liveSchedule.commit([
    shiftEntry(undefined, { ...shift('night', 'Cleo', '22:00-06:00', sunday), role: 'Cook' }),
  ]);
  liveSchedule.selectDate(MONDAY);
  const before = problemsStore.getState().problems;
  checkShownWeek(liveSchedule);
  renderOnDesktop(
    <>
      <MarkWatch />
      <DayView />
    </>,
  );
  expect(saidBy('night')).toContain('Warning: Other role');
  expect(problemsStore.getState().problems).toBe(before);
  const [wrong] = currentProblems(liveSchedule, [sunday]);
  act(() => {
    if (wrong) ignoreProblem(wrong, 'Agreed');
    checkShownWeek(liveSchedule);
  });
  expect(isMarked('night')).toBe(false);
});

/**
 * The icons and the text of a card as printed: without marks, with the elements that marks replace on screen.
 */
function onPaper(id: string) {
  const card = cardOf(id);
  const isHidden = (part: Element) =>
    part.closest('[data-problem-mark]') !== null ||
    (part.classList.contains('hidden') && !part.classList.contains('print:block'));
  const icons = [...card.querySelectorAll('svg')].filter((icon) => !isHidden(icon));
  return [...icons.map((icon) => /lucide-[a-z-]+/.exec(`${icon.classList}`)?.[0]), card.textContent];
}

test('prints cards of the employee grid without problem marks', () => {
  const cards = (['Confirmed', 'Pending'] as const).flatMap((status) => [
    { ...shift(`${status} alone`, `${status} one`, '09:00-11:00'), role: 'Cook', status },
    { ...shift(`${status} first`, `${status} two`, '09:00-11:00'), role: 'Cook', status },
    { ...shift(`${status} second`, `${status} two`, '13:00-15:00'), role: 'Cook', status },
  ]);
  liveSchedule.commit(cards.map((card) => shiftEntry(undefined, card)));
  renderOnDesktop(
    <>
      <MarkWatch />
      <EmployeeGrid days={WEEK} />
    </>,
  );
  const ids = cards.map(({ id }) => id);
  const before = ids.map(onPaper);
  expect(ids.filter(isMarked)).toEqual([]);
  expect(before[0]).toContain('lucide-check');
  expect(before[4]).toContain('lucide-clock');
  act(() => {
    const names = new Set(cards.map(({ employeeName }) => employeeName));
    liveSchedule.commit([...names].map((name) => employeeEntry(undefined, employeeOf(name))));
    checkShownWeek(liveSchedule);
  });
  expect(ids.filter(isMarked)).toEqual(ids);
  expect(ids.map(onPaper)).toEqual(before);
});

test.each(['comfortable', 'compact', 'dense'] as const)(
  'adds no elements to a %s card without a problem',
  (density) => {
    const count = () => cardOf('fine').querySelectorAll('*').length;
    renderOnDesktop(
      <>
        <MarkWatch />
        <Column density={density} />
      </>,
    );
    const marked = count();
    act(() => problemsStore.setState({ dates: [], problems: [] }));
    expect(count()).toBe(marked);
    expect(isMarked('off')).toBe(false);
  },
);
