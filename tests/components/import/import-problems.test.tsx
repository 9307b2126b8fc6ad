/** @jest-environment jsdom */

import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { ImportProblems } from '@/components/import/import-dialog';
import { useSettledImport } from '@/components/import/use-settled-import';
import type { ImportPlan, PreviewRow } from '@/lib/import/plan-import';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { addDays } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { MONDAY, openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

// Messages and checks load later, slowly on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const row = (line: number, offset: number, times: string): PreviewRow => {
  const { id: _id, ...shift } = shiftAt(times, { date: addDays(MONDAY, offset) });
  return { line, outcome: 'add', shift, problems: [], about: 'Ana' };
};
const PLAN: ImportPlan = {
  rows: [row(1, -7, '09:00-17:00'), row(2, 1, '09:00-17:00'), row(3, 3, '09:00-17:00')],
  counts: { add: 3, there: 0, repeated: 0, left: 0, error: 0 },
  newEmployees: [],
  unknownNames: [],
  newRoles: [],
  mismatchCount: 0,
  employees: [],
  firstDate: addDays(MONDAY, -7),
};

function Preview() {
  const { settled } = useSettledImport(PLAN);
  return (
    settled && (
      <>
        <p>{`${settled.plan.counts.add} to add`}</p>
        <ImportProblems settled={settled} />
      </>
    )
  );
}

test('lists the future shifts that would break a rule, and applies and stores the choice for them', async () => {
  openSchedule([]);
  uiStore.setState({ today: MONDAY });
  setSettings({ restHours: 11 });
  persisted.planChoices.load();
  const off = { kind: 'timeOff', from: addDays(MONDAY, -9), to: addDays(MONDAY, 1) } as const;
  const ana = employeeOf('Ana', { availability: { weekly: [], exceptions: [off] } });
  act(() => void liveSchedule.commit([employeeEntry(undefined, ana)]));
  renderOnDesktop(<Preview />);
  // The week before is past.
  const kind = await screen.findByRole('radiogroup', { name: 'Time off and availability: 1 shift' });
  expect(screen.getByText('1 shift from today on would break a rule')).toBeVisible();
  expect(screen.getByText('3 to add')).toBeVisible();
  fireEvent.click(within(kind).getByRole('radio', { name: 'Skip' }));
  expect(await screen.findByText('2 to add')).toBeVisible();
  expect(screen.getByText('Nothing that is added breaks a rule.')).toBeVisible();
  fireEvent.click(within(kind).getByRole('radio', { name: 'Make it open' }));
  expect(await screen.findByText('1 made open')).toBeVisible();
  expect(screen.getByText('3 to add')).toBeVisible();
  expect(persisted.planChoices.get()).toEqual({ import: { availability: 'open' } });
  // The list follows an edit made meanwhile.
  const meeting = shiftAt('16:00-20:00', { id: 'meeting', date: addDays(MONDAY, 3) });
  act(() => void liveSchedule.commit([shiftEntry(undefined, meeting)]));
  expect(await screen.findByText('Overlaps Thu 4:00 PM - 8:00 PM')).toBeVisible();
});
