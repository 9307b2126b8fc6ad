/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { RegionalDraftProvider, useRegionalDraft } from '@/components/settings/regional/draft';
import { LeaveQuestion } from '@/components/settings/regional/settings-actions';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { persisted } from '@/stores/app/gateway';
import { loadPersistedValues } from '@/stores/browser-storage/persisted-values';
import * as saving from '@/stores/preferences/save-settings';
import { renderOnDesktop } from '@/tests/support/desktop';

const mockPush = jest.fn();
const mockRouter = { push: mockPush };
jest.mock('next/navigation', () => ({ usePathname: () => '/settings', useRouter: () => mockRouter }));
jest.mock('@/stores/preferences/save-settings', () => ({
  __esModule: true,
  ...jest.requireActual<typeof saving>('@/stores/preferences/save-settings'),
}));

function Ways() {
  const router = useAppRouter();
  const { timezone, change } = useRegionalDraft();
  return (
    <>
      <p>Draft: {timezone}</p>
      <button type="button" onClick={() => change({ timezone: 'Asia/Tokyo' })}>
        Change
      </button>
      <button type="button" onClick={() => router.push('/employees')}>
        Employees
      </button>
      <button type="button" onClick={() => router.push('/settings')}>
        Here
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Picks a time zone whose saving fails. */
async function changeWithFailedSave() {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(saving, 'saveSettings').mockRejectedValueOnce(new Error('No such script.'));
  press('Change');
  await act(async () => {});
}

async function leaveChanged() {
  await changeWithFailedSave();
  press('Employees');
  await screen.findByRole('alertdialog', { name: 'Save before leaving?' });
}

beforeEach(() => {
  localStorage.clear();
  loadPersistedValues(persisted);
  mockPush.mockClear();
  renderOnDesktop(
    <RegionalDraftProvider>
      <Ways />
      <LeaveQuestion />
    </RegionalDraftProvider>,
  );
});
afterEach(() => jest.restoreAllMocks());

const storedZone = () => JSON.parse(localStorage.getItem('settings') ?? 'null')?.timezone;
const isAsked = () => screen.queryByRole('alertdialog') !== null;

describe('leaving the settings with unsaved changes', () => {
  test('does not ask when nothing is unsaved or the target is the settings page', async () => {
    press('Change');
    await waitFor(() => expect(storedZone()).toBe('Asia/Tokyo'));
    press('Employees');
    expect(mockPush.mock.calls).toEqual([['/employees', undefined]]);
    localStorage.clear();
    act(() => loadPersistedValues(persisted));
    await changeWithFailedSave();
    press('Here');
    expect(mockPush).toHaveBeenLastCalledWith('/settings', undefined);
    expect(isAsked()).toBe(false);
  });

  test('stays, keeps the draft and asks again next time when Stay is pressed', async () => {
    await leaveChanged();
    press('Stay');
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(mockPush).not.toHaveBeenCalled();
    expect(screen.getByText('Draft: Asia/Tokyo')).toBeTruthy();
    press('Employees');
    await waitFor(() => expect(isAsked()).toBe(true));
  });

  test('leaves and stores nothing when "Leave without saving" is pressed', async () => {
    await leaveChanged();
    press('Leave without saving');
    expect(mockPush).toHaveBeenCalledWith('/employees', undefined);
    expect(storedZone()).toBeUndefined();
  });

  test('stores the draft and leaves when "Save and leave" is pressed', async () => {
    await leaveChanged();
    press('Save and leave');
    await waitFor(() => expect(mockPush).toHaveBeenCalledWith('/employees', undefined));
    expect(storedZone()).toBe('Asia/Tokyo');
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  test('stays and keeps the draft when saving fails again', async () => {
    await leaveChanged();
    jest.spyOn(saving, 'saveSettings').mockRejectedValue(new Error('No such script.'));
    press('Save and leave');
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(mockPush).not.toHaveBeenCalled();
    expect(screen.getByText('Draft: Asia/Tokyo')).toBeTruthy();
  });

  test('asks before the tab closes only while a change is unsaved', async () => {
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => {
        window.dispatchEvent(event);
      });
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await changeWithFailedSave();
    expect(close()).toBe(true);
  });
});
