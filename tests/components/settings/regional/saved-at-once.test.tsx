/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { RegionalDraftProvider, SaveSettings, useRegionalDraft } from '@/components/settings/regional/draft';
import { persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { loadPersistedValues } from '@/stores/browser-storage/persisted-values';
import { offeredUndo } from '@/stores/notifications/offered-undo';
import * as saving from '@/stores/preferences/save-settings';
import { renderOnDesktop } from '@/tests/support/desktop';

jest.mock('@/stores/preferences/save-settings', () => ({
  __esModule: true,
  ...jest.requireActual<typeof saving>('@/stores/preferences/save-settings'),
}));

function Choices() {
  const { timezone, change } = useRegionalDraft();
  return (
    <>
      <p>Zone: {timezone}</p>
      {(['Asia/Tokyo', 'Europe/Paris'] as const).map((zone) => (
        <button key={zone} type="button" onClick={() => change({ timezone: zone })}>
          {zone}
        </button>
      ))}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const storedZone = () => JSON.parse(localStorage.getItem('settings') ?? 'null')?.timezone;
const toasts = () => notificationsStore.getState().toasts;
const reports = () => toasts().map(({ message, detail }) => [message, detail].join(' ').trim());

beforeEach(() => {
  localStorage.clear();
  loadPersistedValues(persisted);
  notificationsStore.clearAll();
  renderOnDesktop(
    <RegionalDraftProvider>
      <Choices />
      <SaveSettings />
    </RegionalDraftProvider>,
  );
});
afterEach(() => jest.restoreAllMocks());

describe('choosing a language or time zone', () => {
  test('saves each choice immediately, with an undo for this choice only', async () => {
    press('Asia/Tokyo');
    await waitFor(() => expect(reports()).toEqual(['Settings saved successfully Timezone']));
    expect(storedZone()).toBe('Asia/Tokyo');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    press('Asia/Tokyo');
    press('Europe/Paris');
    // Equal messages share one toast, which keeps the undo of each.
    await waitFor(() => expect(toasts()[0]?.same).toBeDefined());
    expect(reports()).toHaveLength(1);
    expect(storedZone()).toBe('Europe/Paris');

    const changeId = toasts()[0]?.changeId ?? '';
    await act(async () => offeredUndo(changeId)?.());
    expect(storedZone()).toBe('Asia/Tokyo');
    expect(screen.getByText('Zone: Asia/Tokyo')).toBeVisible();
    expect(offeredUndo(changeId)).toBeUndefined();
    notificationsStore.removeReportsOf(changeId);
    expect(offeredUndo(toasts()[0]?.changeId ?? '')).toBeDefined();
  });

  test('confirms without an undo when Save Settings is pressed with nothing unsaved', async () => {
    press('Save Settings');
    await waitFor(() => expect(reports()).toEqual(['Settings saved successfully']));
    expect(toasts()[0]?.changeId).toBeUndefined();
  });

  test('keeps a choice that failed to save as unsaved until the button saves it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(saving, 'saveSettings').mockRejectedValueOnce(new Error('No such script.'));
    press('Asia/Tokyo');
    expect(await screen.findByText('Unsaved changes')).toBeVisible();
    expect(screen.getByText('Zone: Asia/Tokyo')).toBeVisible();
    expect(uiStore.getState().timezone).toBe('system');
    press('Save Settings');
    await waitFor(() => expect(storedZone()).toBe('Asia/Tokyo'));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  });

  test('saves the latest of two choices made in quick succession', async () => {
    const saves: (() => void)[] = [];
    const { saveSettings } = jest.requireActual<typeof saving>('@/stores/preferences/save-settings');
    jest.spyOn(saving, 'saveSettings').mockImplementation(async (settings) => {
      await new Promise<void>((resolve) => saves.push(resolve));
      return saveSettings(settings);
    });
    press('Asia/Tokyo');
    press('Europe/Paris');
    for (const finish of saves) await act(async () => finish());
    expect(storedZone()).toBe('Europe/Paris');
    expect(screen.getByText('Zone: Europe/Paris')).toBeVisible();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });
});
