/** @jest-environment jsdom */

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveWeekDialog } from '@/components/copy-week/templates/save-week-dialog';
import { weekShiftsOf, weekTemplatesIn } from '@/lib/templates/week/week-template';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { selectionStore } from '@/stores/schedule/selection';
import { openDialog } from '@/stores/ui/dialogs';
import { MONDAY, openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { shiftAt } from '@/tests/support/records';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(() => {
  selectionStore.clear();
  openSchedule([
    shiftAt('09:00-17:00', { id: 'ana', date: MONDAY }),
    shiftAt('10:00-18:00', {
      id: 'ben',
      date: addDays(MONDAY, 3),
      employeeName: 'Ben',
      role: 'Cook',
      color: 'red',
    }),
    shiftAt('12:00-15:00', { id: 'gone', date: MONDAY, status: 'Canceled' }),
    shiftAt('12:00-15:00', { id: 'next', date: addDays(MONDAY, 7) }),
  ]);
});

const savedWeeks = () =>
  weekTemplatesIn(liveSchedule.getState().schedule.templates.values()).map((template) => [
    template.name,
    ...weekShiftsOf(template).map(({ weekday, employeeName, role }) => `${weekday} ${employeeName} ${role}`),
  ]);

async function open() {
  const user = userEvent.setup();
  openDialog({ name: 'saveWeek' });
  renderOnDesktop(<SaveWeekDialog />);
  const name = await screen.findByRole('textbox', { name: 'Name of the week' });
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save Week' }));
    cleanup();
  };
  return { user, name, save };
}

test('requires a name and saves the shown week without its canceled shifts', async () => {
  const { user, name } = await open();
  expect(screen.getByText('2 shifts · 2 people')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Week' }));
  expect(screen.getByText('Please enter a name for the week.')).toBeVisible();
  await user.type(name, 'Winter{Enter}');
  expect(savedWeeks()).toEqual([['Winter', '1 Ana Server', '4 Ben Cook']]);
});

test('asks for a name when the given name has only invisible characters', async () => {
  const { user, name } = await open();
  await user.type(name, '\u200B{Enter}');
  expect(screen.getByText('Please enter a name for the week.')).toBeVisible();
  expect(savedWeeks()).toEqual([]);
});

test('replaces the template of the same name with open shifts of the chosen roles', async () => {
  const first = await open();
  await first.user.type(first.name, 'Winter');
  await first.save();
  const { user, name, save } = await open();
  await user.type(name, ' winter ');
  expect(screen.getByText(/is there already; saving replaces it/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'By role' }));
  expect(screen.getByText('There are no shifts to keep in this choice.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Cook' }));
  await user.click(screen.getByRole('radio', { name: 'As open shifts' }));
  await save();
  expect(savedWeeks()).toEqual([['Winter', '4  Cook']]);
});

test('saves only the marked shifts when some are marked', async () => {
  selectionStore.replace(['ben', 'next']);
  const { user, name, save } = await open();
  expect(screen.getByRole('radio', { name: 'Marked shifts' })).toBeChecked();
  await user.type(name, 'Kitchen');
  await save();
  expect(savedWeeks()).toEqual([['Kitchen', '4 Ben Cook']]);
});
