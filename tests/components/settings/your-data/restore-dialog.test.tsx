/** @jest-environment jsdom */
import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { RestoreDialog } from '@/components/settings/your-data/restore-dialog';
import type { RestorePlan } from '@/stores/restore/your-data';
import { MONDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { shiftAt } from '@/tests/support/records';
import { showNoSync, showSync } from '@/tests/support/sync/shown-sync';

// Messages load later, slowly on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('lists future shifts that would newly break a rule for a merge, but not for a replacement', async () => {
  const none = { added: 0, changed: 0, removed: 0 };
  const other = shiftAt('16:00-20:00', { id: 'other', date: MONDAY });
  const plan: RestorePlan = {
    savedAt: '2026-11-10T12:00:00Z',
    counts: {
      shifts: { ...none, added: 1 },
      employees: none,
      templates: none,
      days: none,
      requests: none,
      settings: none,
    },
    unreadableCount: 0,
    broken: [{ shift: shiftAt('09:00-17:00', { date: MONDAY }), breaks: [{ rule: 'overlap', other }] }],
    isOneStep: () => true,
    restore: async () => true,
    close() {},
  };
  renderOnDesktop(<RestoreDialog plan={plan} onClose={() => {}} />);
  expect(await screen.findByText(/^1 shift from today on would newly break a rule/)).toBeVisible();
  expect(screen.getByText('Overlaps Mon 4:00 PM - 8:00 PM')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Replace' }));
  expect(screen.queryByText('Overlaps Mon 4:00 PM - 8:00 PM')).toBeNull();
});

test('counts the requests that a restore would add and change', async () => {
  const none = { added: 0, changed: 0, removed: 0 };
  const plan: RestorePlan = {
    savedAt: '2026-11-10T12:00:00Z',
    counts: {
      shifts: none,
      employees: none,
      templates: none,
      days: none,
      requests: { added: 3, changed: 2, removed: 0 },
      settings: none,
    },
    unreadableCount: 0,
    broken: [],
    isOneStep: () => true,
    restore: async () => true,
    close() {},
  };
  renderOnDesktop(<RestoreDialog plan={plan} onClose={() => {}} />);
  const row = (await screen.findByRole('rowheader', { name: 'Requests' })).closest('tr');
  expect(row?.textContent).toMatch(/^Requests32/);
  expect(screen.queryByText('Everything in the backup is here already.')).toBeNull();
});

test('offers only Replace for a backup that differs only in the settings', async () => {
  const none = { added: 0, changed: 0, removed: 0 };
  const plan: RestorePlan = {
    savedAt: '2026-11-10T12:00:00Z',
    counts: {
      shifts: none,
      employees: none,
      templates: none,
      days: none,
      requests: none,
      settings: { added: 0, changed: 1, removed: 0 },
    },
    unreadableCount: 0,
    broken: [],
    isOneStep: () => true,
    restore: async () => true,
    close() {},
  };
  renderOnDesktop(<RestoreDialog plan={plan} onClose={() => {}} />);
  expect(await screen.findByText('Everything in the backup is here already.')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Replace' }));
  expect(screen.queryByText('Everything in the backup is here already.')).toBeNull();
  expect(screen.getByRole('rowheader', { name: 'Settings' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace' })).toBeEnabled();
});

test('preselects Replace for data moved from another device unless something here would be lost', async () => {
  const none = { added: 0, changed: 0, removed: 0 };
  const planOf = (shifts: typeof none): RestorePlan => ({
    savedAt: '2026-11-10T12:00:00Z',
    counts: { shifts, employees: none, templates: none, days: none, requests: none, settings: none },
    unreadableCount: 0,
    broken: [],
    isOneStep: () => true,
    restore: async () => true,
    close() {},
  });
  const chosenFor = async (shifts: typeof none, isMove: boolean) => {
    renderOnDesktop(<RestoreDialog plan={planOf(shifts)} isMove={isMove} onClose={() => {}} />);
    const isReplace = (await screen.findByRole<HTMLInputElement>('radio', { name: 'Replace' })).checked;
    cleanup();
    return isReplace ? 'replace' : 'merge';
  };
  expect(await chosenFor({ ...none, added: 3 }, true)).toBe('replace');
  expect(await chosenFor({ ...none, added: 3 }, false)).toBe('merge');
  expect(await chosenFor({ ...none, added: 3, removed: 1 }, true)).toBe('merge');
  expect(await chosenFor({ ...none, changed: 1 }, true)).toBe('merge');
});

test('warns that a restore affects all devices when the schedule is synced', async () => {
  const none = { added: 0, changed: 0, removed: 0 };
  const plan: RestorePlan = {
    savedAt: '2026-11-10T12:00:00Z',
    counts: { shifts: none, employees: none, templates: none, days: none, requests: none, settings: none },
    unreadableCount: 0,
    broken: [],
    isOneStep: () => true,
    restore: async () => true,
    close() {},
  };
  renderOnDesktop(<RestoreDialog plan={plan} onClose={() => {}} />);
  expect(screen.queryByText(/for all devices/)).toBeNull();
  showSync();
  expect(await screen.findByText('This schedule is shared: it happens for all devices.')).toBeVisible();
  showNoSync();
});
