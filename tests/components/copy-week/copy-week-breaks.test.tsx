/** @jest-environment jsdom */

import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyWeekDialog } from '@/components/copy-week/copy-week-dialog';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

// jsdom renders the dialog slowly, and its messages load later.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('previews the copies that break a rule with their employees, and still allows copying', async () => {
  const user = userEvent.setup();
  const weekdays = [0, 1, 2, 3, 4].map((offset) =>
    shiftAt('09:00-17:00', { id: `ana ${offset}`, date: addDays(MONDAY, offset) }),
  );
  const bens = shiftAt('18:00-23:00', { id: 'ben', employeeName: 'Ben', date: addDays(MONDAY, 1) });
  const off = { kind: 'timeOff', from: addDays(MONDAY, 7), to: addDays(MONDAY, 11) } as const;
  openSchedule([...weekdays, bens], THURSDAY);
  uiStore.setState({ today: MONDAY });
  setSettings({ restHours: 11 });
  const ana = employeeOf('Ana', { availability: { weekly: [], exceptions: [off] } });
  act(() => {
    liveSchedule.commit([employeeEntry(undefined, ana), employeeEntry(undefined, employeeOf('Ben'))]);
  });
  renderOnDesktop(<CopyWeekDialog />);

  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent('5 new shifts break a rule; you may copy all the same');
  expect(preview).toHaveTextContent('Ana, Mon, Nov 23, 9:00 AM - 5:00 PMTime off on Mon, Nov 23');
  const week = within(preview).getByRole('button', { name: /^Nov 23/ });
  expect(week).toHaveTextContent('6 new shifts · 5 break a rule');
  await user.click(week);
  expect(within(preview).getAllByText('Time off on Fri, Nov 27')).toHaveLength(2);

  // Nobody is away the week after.
  await user.click(screen.getByRole('checkbox', { name: /^Nov 23/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Nov 30/ }));
  expect(preview).not.toHaveTextContent('break');
  expect(screen.getByRole('button', { name: 'Copy 6 shifts' })).toBeEnabled();
});

describe('CopyWeekDialog with copies that break a rule', () => {
  const off = { kind: 'timeOff', from: addDays(MONDAY, 7), to: addDays(MONDAY, 8) } as const;
  const on = (offset: number, times = '09:00-17:00') =>
    shiftAt(times, { id: `ana ${offset}`, date: addDays(MONDAY, offset) });
  const open = () => {
    openSchedule([on(0), on(1), on(2), on(9, '12:00-20:00')], THURSDAY);
    uiStore.setState({ today: MONDAY });
    setSettings({ restHours: 11 });
    persisted.planChoices.load();
    const ana = employeeOf('Ana', { availability: { weekly: [], exceptions: [off] } });
    act(() => void liveSchedule.commit([employeeEntry(undefined, ana)]));
  };
  const namesOn = (offset: number) =>
    shiftsOn(liveSchedule.getState().schedule.shifts, addDays(MONDAY, offset)).map(
      ({ employeeName, startTime }) => `${employeeName} ${startTime}`,
    );
  const preview = () => screen.getByRole('region', { name: 'Preview' });

  test('applies the choice for each kind of conflict, previews its counts and stores it', async () => {
    const user = userEvent.setup();
    open();
    renderOnDesktop(<CopyWeekDialog />);
    const kind = await screen.findByRole('radiogroup', { name: 'Time off and availability: 2 shifts' });
    expect(within(kind).getByRole('radio', { name: 'Add all the same' })).toBeChecked();
    await user.click(within(kind).getByRole('radio', { name: 'Skip' }));
    expect(preview()).toHaveTextContent(/Nothing that is added breaks a rule\..*Make it open2 skipped/);
    expect(screen.getByRole('button', { name: 'Nothing to copy' })).toBeInTheDocument();

    await user.click(within(kind).getByRole('radio', { name: 'Make it open' }));
    expect(preview()).toHaveTextContent('2 made open');
    const clash = screen.getByRole('radiogroup', { name: 'If someone already works then' });
    await user.click(within(clash).getByRole('radio', { name: 'Make it open' }));
    await user.click(within(preview()).getByRole('button', { name: /^Nov 23.*3 new shifts · 3 made open$/ }));
    expect(preview()).toHaveTextContent('Open shift9:00 AM - 5:00 PMServerinstead of Ana');
    await user.click(screen.getByRole('button', { name: 'Copy 3 shifts' }));
    expect([7, 8, 9].map(namesOn)).toEqual([[' 09:00'], [' 09:00'], [' 09:00', 'Ana 12:00']]);
    act(() => void liveSchedule.undo());
    expect([7, 8, 9].map(namesOn)).toEqual([[], [], ['Ana 12:00']]);
    expect(JSON.parse(localStorage.getItem('brigade-plan-choices') ?? '')).toEqual({
      copyWeek: { availability: 'open', clash: 'open' },
    });
  });

  test('shows no hours warning on copies once a skipped copy keeps the week within the limit', async () => {
    openSchedule(
      [0, 1, 2, 3, 4, 5].map((offset) => on(offset)),
      THURSDAY,
    );
    uiStore.setState({ today: MONDAY });
    setSettings({ restHours: 11 });
    localStorage.setItem('brigade-plan-choices', JSON.stringify({ copyWeek: { weekHours: 'skip' } }));
    act(() => persisted.planChoices.hear('brigade-plan-choices'));
    act(() => void liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana'))]));
    renderOnDesktop(<CopyWeekDialog />);
    fireEvent.click(within(preview()).getByRole('button', { name: /^Nov 23.*5 new shifts · 1 skipped$/ }));
    const textsOf = (outcome: string) =>
      Array.from(document.querySelectorAll(`[data-outcome="${outcome}"]`), ({ textContent }) => textContent);
    expect(textsOf('created')).toHaveLength(5);
    expect(textsOf('created').filter((text) => text?.includes('Over 40 h'))).toEqual([]);
    expect(textsOf('skipped')).toEqual([expect.stringContaining('Over 40 h')]);
  });

  test('restores the stored choices', async () => {
    open();
    localStorage.setItem(
      'brigade-plan-choices',
      JSON.stringify({ copyWeek: { availability: 'skip', clash: 'add', fromLater: 'x' }, later: { a: 'b' } }),
    );
    act(() => persisted.planChoices.hear('brigade-plan-choices'));
    renderOnDesktop(<CopyWeekDialog />);
    const kind = await screen.findByRole('radiogroup', { name: 'Time off and availability: 2 shifts' });
    expect(within(kind).getByRole('radio', { name: 'Skip' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Add' })).toBeChecked();
    expect(preview()).toHaveTextContent('1 new shift · 2 skipped');
    // Choices stored by a newer build must be preserved.
    fireEvent.click(within(kind).getByRole('radio', { name: 'Add all the same' }));
    expect(JSON.parse(localStorage.getItem('brigade-plan-choices') ?? '')).toEqual({
      copyWeek: { availability: 'keep', clash: 'add', fromLater: 'x' },
      later: { a: 'b' },
    });
  });
});
