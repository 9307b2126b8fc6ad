/** @jest-environment jsdom */

import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { importAndAnnounce } from '@/components/import/import-and-announce';
import { ImportDialog } from '@/components/import/import-dialog';
import later from '@/lib/i18n/messages/later/en.json';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { addDays } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { applyImportChoices } from '@/stores/plans/settle-imports';
import { MONDAY, openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push() {} }) }));
/** Captures the plan to import instead of writing it to the database. */
jest.mock('@/components/import/import-and-announce', () => ({
  importAndAnnounce: jest.fn(async () => false),
}));
jest.mock('@/stores/plans/settle-imports', () => {
  const real = jest.requireActual('@/stores/plans/settle-imports');
  return { applyImportChoices: jest.fn(real.applyImportChoices) };
});
const settling = jest.mocked(applyImportChoices);
const real: { applyImportChoices: typeof applyImportChoices } = jest.requireActual(
  '@/stores/plans/settle-imports',
);

// jsdom renders the dialog slowly.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function WithLaterMessages({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale={useLocale()} messages={{ ...useMessages(), ...later }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

/** Ana has time off on Monday; the file has two shifts for Ana. */
async function previewed(
  rows: readonly string[] = [`Ana,${MONDAY},09:00,17:00`, `Ana,${addDays(MONDAY, 2)},09:00,17:00`],
) {
  openSchedule([]);
  uiStore.setState({ today: MONDAY });
  setSettings({ restHours: 11 });
  persisted.planChoices.load();
  const off = { kind: 'timeOff', from: MONDAY, to: MONDAY } as const;
  const ana = employeeOf('Ana', { availability: { weekly: [], exceptions: [off] } });
  act(() => void liveSchedule.commit([employeeEntry(undefined, ana)]));
  renderOnDesktop(
    <WithLaterMessages>
      <ImportDialog />
    </WithLaterMessages>,
  );
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: ['Employee,Date,Start,End', ...rows].join('\n') } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  await screen.findByRole('button', { name: /^Import/ });
}

const days = () =>
  jest
    .mocked(importAndAnnounce)
    .mock.lastCall?.[1].rows.flatMap(({ outcome, shift }) =>
      outcome === 'add' && shift ? [shift.date] : [],
    );
const pressImport = () => fireEvent.click(screen.getByRole('button', { name: /^Import/ }));

beforeEach(() => {
  settling.mockReset().mockImplementation(real.applyImportChoices);
  jest.mocked(importAndAnnounce).mockClear();
});

test('waits for the check of rule breaks before importing', async () => {
  let goOn = () => {};
  const pause = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  settling.mockImplementation(async (...args) => {
    await pause;
    return real.applyImportChoices(...args);
  });
  localStorage.clear();
  await previewed();
  act(() => void persisted.planChoices.update(() => ({ import: { availability: 'skip' } })));
  pressImport();
  await act(async () => goOn());
  await waitFor(() => expect(days()).toEqual([addDays(MONDAY, 2)]));
});

test('imports by a choice made just before Import is pressed', async () => {
  await previewed();
  const kind = await screen.findByRole('radiogroup', { name: /^Time off and availability/ });
  fireEvent.click(within(kind).getByRole('radio', { name: 'Skip' }));
  pressImport();
  await waitFor(() => expect(days()).toEqual([addDays(MONDAY, 2)]));
});

test('shows an error and imports nothing when the check of rule breaks fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  settling.mockRejectedValue(new Error('Out of memory'));
  await previewed();
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be read');
  await act(async () => pressImport());
  expect(days()).toBeUndefined();
});

test('imports a corrected cell when Import is pressed right from its field', async () => {
  await previewed([`Ana,${addDays(MONDAY, 2)},09:00,17:00`, `Ana,${addDays(MONDAY, 3)},09:00,25:99`]);
  const cell = screen.getByRole('textbox', { name: 'Correct End, line 3' });
  fireEvent.change(cell, { target: { value: '18:00' } });
  fireEvent.blur(cell);
  pressImport();
  await waitFor(() => expect(days()).toEqual([addDays(MONDAY, 2), addDays(MONDAY, 3)]));
});

test('keeps the input and focus of other cells while one row is corrected', async () => {
  await previewed([
    `Ana,${MONDAY},09:00,17:00`,
    `Ana,${addDays(MONDAY, 2)},09:00,25:99`,
    `Ana,${addDays(MONDAY, 3)},09:00,26:99`,
  ]);
  fireEvent.click(screen.getByRole('switch'));
  const cell = (line: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Correct End, line ${line}` });
  const other = cell(4);
  fireEvent.change(other, { target: { value: '18:0' } });
  const own = cell(3);
  own.focus();
  fireEvent.change(own, { target: { value: '27:99' } });
  fireEvent.keyDown(own, { key: 'Enter' });
  await screen.findByText(/27:99/);
  expect(own).toHaveFocus();
  fireEvent.change(own, { target: { value: '17:00' } });
  fireEvent.keyDown(own, { key: 'Enter' });
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(1));
  expect(cell(4)).toBe(other);
  expect(other.value).toBe('18:0');
});
