/** @jest-environment jsdom */

import { fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { PreviewStep } from '@/components/import/import-dialog';
import en from '@/lib/i18n/messages/en.json';
import later from '@/lib/i18n/messages/later/en.json';
import { applyChange, EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { liveSchedule } from '@/stores/app/schedule-store';
import { importing } from '@/tests/lib/import/import-support';
import '@/tests/support/desktop';
import { employeeOf, scheduleOf } from '@/tests/support/records';

const TEAM = ['Grace Castillo', 'Anna Berg', 'Anna Lind'].map((name) => employeeOf(name));
const CHOICES = {
  leftEmployees: [],
  namedAs: {},
  leftRoles: [],
  takesOwnRole: false,
  roleOfOthers: 'Server',
};
const FILE = [
  'Employee,Role,Date,Start,End',
  '"Castillo, Grace",,2026-11-20,9:00,17:00',
  'Anna,,2026-11-20,9:00,17:00',
  'Anna Berg,,2026-11-20,9:00,25:99',
].join('\n');

async function shown() {
  liveSchedule.setState({ schedule: scheduleOf({ employees: TEAM }) });
  const imported = await importing(FILE, { known: { employees: TEAM } });
  if (imported.refusal !== undefined) throw new Error(imported.refusal);
  const onChoose = jest.fn();
  const onCorrect = jest.fn();
  render(
    <IntlProvider locale="en" messages={{ ...en, ...later }} timeZone="UTC">
      <PreviewStep
        plan={imported.plan}
        settled={undefined}
        isCalendar={false}
        choices={CHOICES}
        onChoose={onChoose}
        onCorrect={onCorrect}
      />
    </IntlProvider>,
  );
  return { onChoose, onCorrect };
}

afterAll(() => liveSchedule.setState({ schedule: applyChange(EMPTY_SCHEDULE, { entries: [] }) }));

test('shows a proposed employee for a similar name, asks about an ambiguous one and offers all choices', async () => {
  const { onChoose } = await shown();
  const names = within(screen.getByRole('group', { name: 'Names that are not in your team' }));
  const grace = names.getByRole('button', { name: /Castillo, Grace/ });
  expect(grace.textContent).toBe('Grace Castillo');
  expect(names.getByText('Proposed because the names are alike')).toBeTruthy();
  const anna = names.getByRole('button', { name: /Anna/ });
  expect(anna.textContent).toBe('Choose who is meant');
  expect(screen.getByText(/It is not clear who Anna is/)).toBeTruthy();
  fireEvent.click(anna);
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Anna Berg',
    'Anna Lind',
    'New employee (Server)',
    'Leave out',
    'Grace Castillo',
  ]);
  fireEvent.click(options[1] ?? anna);
  expect(onChoose).toHaveBeenCalledWith({ leftEmployees: [], namedAs: { anna: 'Anna Lind' } });
});

test('corrects a wrong cell once on Enter, and not if the cell is unchanged', async () => {
  const { onCorrect } = await shown();
  const cell = screen.getByRole('textbox', { name: 'Correct End, line 4' });
  expect(cell).toHaveProperty('value', '25:99');
  fireEvent.blur(cell);
  expect(onCorrect).not.toHaveBeenCalled();
  fireEvent.change(cell, { target: { value: '22:00' } });
  fireEvent.keyDown(cell, { key: 'Enter' });
  expect(onCorrect.mock.calls).toEqual([[2, { end: '22:00' }]]);
});
