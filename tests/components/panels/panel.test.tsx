/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarIsHere, CalendarPresence } from '@/components/panels/calendar-presence';
import { Panel } from '@/components/panels/panel';
import { notificationsStore } from '@/stores/app/notifications-store';
import { renderOnDesktop } from '@/tests/support/desktop';

const mockRouter = { back: jest.fn(), push: jest.fn() };
let mockIsMissing = false;

jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
jest.mock('@/components/panels/panel-dialog', () => {
  if (mockIsMissing) throw new Error('The script did not load.');
  return jest.requireActual<object>('@/components/panels/panel-dialog');
});

async function renderPanel(): Promise<void> {
  renderOnDesktop(
    <CalendarPresence>
      <CalendarIsHere />
      <Panel name="templates" page={<p>Page</p>}>
        <p>Content</p>
      </Panel>
    </CalendarPresence>,
  );
  await act(async () => {});
}

describe('Panel', () => {
  beforeEach(() => {
    mockRouter.back.mockClear();
    mockIsMissing = false;
  });

  test('shows an error and goes back when its script fails to load', async () => {
    mockIsMissing = true;
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    await renderPanel();
    expect(mockRouter.back).toHaveBeenCalledTimes(1);
    expect(notificationsStore.getState().toasts).toMatchObject([{ type: 'error' }]);
    logged.mockRestore();
  });

  test('goes back only once when the panel is closed several times before the page changes', async () => {
    const user = userEvent.setup();
    await renderPanel();
    await user.dblClick(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(mockRouter.back).toHaveBeenCalledTimes(1);
  });
});
