/** @jest-environment jsdom */

import { act, fireEvent, screen, within } from '@testing-library/react';
import { CoverDialog } from '@/components/cover/cover-dialog';
import { SwapDialog } from '@/components/cover/swap-dialog';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { MONDAY, openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

const FRIDAY = addDays(MONDAY, 4);
const DINNER = shiftAt('16:00-23:00', { id: 'dinner', date: FRIDAY });
const of = (employeeName: string, offset: number, times: string) =>
  shiftAt(times, { id: `${employeeName} ${offset}`, employeeName, date: addDays(MONDAY, offset) });

function open(others: readonly Shift[], people = ['Ana', 'Ben', 'Cleo']): void {
  openSchedule([DINNER, ...others]);
  setSettings({ restHours: 11 });
  const cook = employeeOf('Zoë', { role: 'Cook' });
  act(() => {
    const team = [...people.map((name) => employeeOf(name)), cook];
    liveSchedule.commit(team.map((employee) => employeeEntry(undefined, employee)));
  });
}

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('CoverDialog lists people who already work that day apart, and folds people who cannot take the shift', () => {
  open([of('Ben', 4, '11:00-16:00')]);
  renderOnDesktop(<CoverDialog shift={DINNER} />);
  const rowsOf = (group: string) =>
    within(screen.getByRole('region', { name: group }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(rowsOf('Can take it')).toEqual([
    expect.stringMatching(/^CCleoFree and availableWith it: 7 h that day, 7 h that week/),
  ]);
  expect(rowsOf('Already work that day')).toEqual([
    expect.stringMatching(/^BBenAlready works 11:00 AM - 4:00 PMWith it: 12 h that day, 12 h that week/),
  ]);
  const folded = screen.getByText('2 people are not offered').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).toHaveTextContent('AnaHas this shift');
  expect(folded).toHaveTextContent('Zoë is a Cook, not a Server');
  expect(screen.getAllByText('Has this shift')).toHaveLength(1);
});

test('CoverDialog offers call, text and mail links with the question if contact details are stored', async () => {
  open([]);
  const employees = liveSchedule.getState().schedule.employees;
  const ben = [...employees.values()].find(({ name }) => name === 'Ben');
  act(() => {
    const fields = { phone: '+34 600 111 222', email: 'ben@example.org', wantedWeekHours: 30 };
    if (ben) liveSchedule.commit([employeeEntry(ben, { ...ben, ...fields })]);
  });
  renderOnDesktop(<CoverDialog shift={DINNER} />);
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Call Ben')).toBe('tel:+34600111222');
  const question = /Can you work on Friday, .*, 4:00 PM - 11:00 PM \(Server\)\?$/;
  for (const name of ['Text Ben', 'WhatsApp to Ben', 'Mail Ben']) {
    expect(decodeURIComponent((await hrefOf(name)) ?? '')).toMatch(question);
  }
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('button', { name: /Ben/ })).toHaveTextContent('that week · wanted 30 h');
});

describe('SwapDialog', () => {
  test('names the warnings of each swap before one is chosen and omits an identical shift', () => {
    open([
      { ...DINNER, id: 'twin', employeeName: 'Cleo' },
      of('Ben', 5, '07:00-12:00'),
      of('Ben', 3, '16:00-23:00'),
    ]);
    renderOnDesktop(<SwapDialog shift={DINNER} />);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/Ben.*Thu, Nov 19.*Ben: Less than 11 h rest before Sat 7:00 AM - 12:00 PM$/),
      expect.stringMatching(/Ben.*Sat, Nov 21.*No warning$/),
    ]);
    expect(screen.queryByText(/\d warning/)).toBeNull();
  });

  test('lists only shifts that have not started yet', () => {
    open([of('Ben', 2, '09:00-17:00'), of('Ben', 3, '09:00-15:00'), of('Ben', 5, '07:00-12:00')]);
    uiStore.setState({ today: addDays(MONDAY, 3), minute: 9 * 60 });
    renderOnDesktop(<SwapDialog shift={DINNER} />);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    // The clock passes the start of the last one.
    act(() => uiStore.setState({ today: addDays(MONDAY, 5), minute: 7 * 60 }));
    expect(screen.getByText('No shift to swap with this week')).toBeVisible();
    act(() => uiStore.setState({ today: MONDAY, minute: 0 }));
  });

  test('filters many shifts by name or day, and ignores Enter in the search field', () => {
    const people = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eva', 'Fay'];
    open(
      people
        .slice(1)
        .flatMap((name, number) => [of(name, number % 4, '09:00-12:00'), of(name, 6, '09:00-12:00')]),
      people,
    );
    renderOnDesktop(<SwapDialog shift={DINNER} />);
    expect(screen.getAllByRole('radio')).toHaveLength(10);
    const search = screen.getByRole('searchbox', { name: 'Search by name or day' });
    fireEvent.change(search, { target: { value: 'sund' } });
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    fireEvent.click(screen.getAllByRole('radio')[0] ?? search);
    fireEvent.change(search, { target: { value: 'FÁY' } });
    // The selected shift stays listed although the search does not match it.
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
    fireEvent.change(search, { target: { value: 'nobody' } });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });
});
