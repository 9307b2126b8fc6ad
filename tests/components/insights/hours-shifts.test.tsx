/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { HoursShifts } from '@/components/insights/hours/table';
import { ShiftCardLayer } from '@/components/shift-form/card/shift-card-layer';
import type { EmployeeHours } from '@/lib/insights/hours';
import { getOpenDialog } from '@/stores/ui/dialogs';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { shiftAt } from '@/tests/support/records';

const SHIFT = shiftAt('09:00-17:00', { date: THURSDAY });
const ROW: EmployeeHours = {
  key: 'ana',
  name: 'Ana',
  color: 'purple',
  minutes: 480,
  overtimeMinutes: 0,
  roles: [{ role: 'Server', color: 'purple', minutes: 480 }],
  shifts: [SHIFT],
};

test("opens the card of a shift clicked in the list of an employee's shifts", async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  openSchedule([SHIFT]);
  renderOnDesktop(
    <>
      <HoursShifts row={ROW} />
      <ShiftCardLayer />
    </>,
  );
  const shift = screen.getByRole('button');
  fireEvent.pointerDown(shift);
  act(() => shift.focus());
  fireEvent.click(shift, { detail: 1 });
  expect(getOpenDialog()).toBeNull();
  const card = await screen.findByRole('dialog');
  expect(card).toHaveAccessibleName('Ana, Thursday, November 19, 9:00 AM - 5:00 PM');
}, 20_000);
