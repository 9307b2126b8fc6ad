/** @jest-environment jsdom */

import { cleanup, screen } from '@testing-library/react';
import { StorageBanner } from '@/components/shell/frame/storage-banner';
import { EMPTY_HISTORY } from '@/lib/shifts/change/history';
import { liveSchedule } from '@/stores/app/schedule-store';
import { openSchedule } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { renderOnDesktop } from '@/tests/support/desktop';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const HEALTHS = ['newer', 'blocked', 'full', 'failing', 'limited', 'unreadable'] as const;

function isAskedBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  openSchedule([]);
  liveSchedule.setState({ history: EMPTY_HISTORY });
});

test.each(HEALTHS)(
  'with storage health %s, asks before leaving only if nothing is stored and there are edits',
  (health) => {
    renderOnDesktop(<StorageBanner health={health} />);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(isAskedBeforeLeaving()).toBe(false);
    liveSchedule.addShift(makeShift({ id: 'a' }));
    expect(isAskedBeforeLeaving()).toBe(health === 'blocked');
    cleanup();
    expect(isAskedBeforeLeaving()).toBe(false);
  },
);

test('warns that a reload loses everything when nothing can be stored', () => {
  renderOnDesktop(<StorageBanner health="blocked" />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /Nothing is being saved\. .*closing or reloading the page loses everything\. Download a copy first/,
  );
});
