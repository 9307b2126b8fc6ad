/** @jest-environment jsdom */
import { configure, fireEvent, screen } from '@testing-library/react';
import { RestoreDialog } from '@/components/settings/your-data/restore-dialog';
import { StorageBanner } from '@/components/shell/frame/storage-banner';
import { ClearShiftsDialog } from '@/components/shift-form/clear-shifts-dialog';
import { scheduleStorage } from '@/stores/app/schedule-store';
import { distributedShifts, openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';

// Messages load later, slowly on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const NOT_OPENED = /2 more shifts are stored here, but this browser does not open their storage now/;

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  openSchedule(distributedShifts(3));
  jest.spyOn(scheduleStorage, 'missingCount').mockReturnValue(2);
});
afterEach(() => jest.restoreAllMocks());

test('ClearShiftsDialog refuses to clear while some shifts are in a database that does not open', async () => {
  renderOnDesktop(<ClearShiftsDialog />);
  expect(await screen.findByText(NOT_OPENED)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear all shifts' })).toBeNull();
});

test('RestoreDialog allows a merge but no replacement while a database does not open', async () => {
  const none = { added: 0, changed: 0, removed: 0 };
  const plan = {
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
    broken: [],
    isOneStep: () => true,
    restore: async () => true,
    close() {},
  };
  renderOnDesktop(<RestoreDialog plan={plan} onClose={() => {}} />);
  expect(screen.getByRole('button', { name: 'Merge' })).toBeEnabled();
  fireEvent.click(screen.getByRole('radio', { name: 'Replace' }));
  expect(await screen.findByText(NOT_OPENED)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace' })).toBeDisabled();
});

test('StorageBanner warns that the copy lacks the shifts of a database that does not open', async () => {
  renderOnDesktop(<StorageBanner health="limited" />);
  expect(await screen.findByText(/They are not in the copy either/)).toBeVisible();
});
