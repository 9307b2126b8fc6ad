import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyWeekDialog } from '@/components/copy-week/copy-week-dialog';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { addDays } from '@/lib/time/local-date';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('the preview of a copied week names what would break for whom, and copying stays possible', async () => {
  const user = userEvent.setup();
  const weekdays = [0, 1, 2, 3, 4].map((offset) =>
    shiftAt('09:00-17:00', { id: `ana ${offset}`, date: addDays(MONDAY, offset) }),
  );
  const bens = shiftAt('18:00-23:00', { id: 'ben', employeeName: 'Ben', date: addDays(MONDAY, 1) });
  const off = { kind: 'timeOff', from: addDays(MONDAY, 7), to: addDays(MONDAY, 11) } as const;
  openSchedule([...weekdays, bens], THURSDAY);
  uiStore.setState({ today: MONDAY, restHours: 11 });
  const ana = employeeOf('Ana', { availability: { weekly: [], exceptions: [off] } });
  act(() => {
    scheduleStore.commit([employeeEntry(undefined, ana), employeeEntry(undefined, employeeOf('Ben'))]);
  });
  renderOnDesktop(<CopyWeekDialog />);

  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent('5 new shifts break a rule; you may copy all the same');
  expect(preview).toHaveTextContent('Ana, Mon, Nov 23, 9:00 AM - 5:00 PMTime off on Mon, Nov 23');
  const week = within(preview).getByRole('button', { name: /^Nov 23/ });
  expect(week).toHaveTextContent('6 new shifts · 5 break a rule');
  await user.click(week);
  expect(within(preview).getAllByText('Time off on Fri, Nov 27')).toHaveLength(2);

  // The week after, nobody is away.
  await user.click(screen.getByRole('checkbox', { name: /^Nov 23/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Nov 30/ }));
  expect(preview).not.toHaveTextContent('break');
  expect(screen.getByRole('button', { name: 'Copy 6 shifts' })).toBeEnabled();
});
