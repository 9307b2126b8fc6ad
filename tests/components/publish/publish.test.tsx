import { act, screen } from '@testing-library/react';
import { PublishDock } from '@/components/publish/publish-actions';
import { UnpublishedDialog } from '@/components/publish/unpublished-dialog';
import { publicationEntry } from '@/lib/shifts/change/schedule-change';
import { PUBLICATION_ID } from '@/lib/shifts/publication/publication';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { publishStore } from '@/stores/publish/publish';
import { endPublishCelebration } from '@/stores/publish/publish-schedule';
import { dealtShifts, editShift, openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';

function publishAt(moment: string): void {
  const after = { id: PUBLICATION_ID, at: Date.parse(moment), shiftCount: 4, since: [] };
  act(() => {
    scheduleStore.commit([publicationEntry(undefined, after)]);
  });
}

beforeEach(() => openSchedule(dealtShifts(4)));

test('the list says since when in the chosen time zone, and what to think of it when it is empty', () => {
  uiStore.setState({ timezone: 'Asia/Tokyo' });
  publishAt('2026-11-19T22:00:00Z');
  editShift(0, { status: 'Canceled' });
  renderOnDesktop(<UnpublishedDialog />);
  expect(screen.getByText(/^Since .*20.* 7:00 AM$/)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  publishAt('2026-11-20T03:00:00Z');
  expect(screen.getByText('Nothing has changed since the last publication.')).toBeInTheDocument();
  act(() => uiStore.setState({ timezone: 'system' }));
});

test('the bar stays under the celebration; when it goes, the focus goes to the page', () => {
  renderOnDesktop(
    <main id="content" tabIndex={-1}>
      <PublishDock />
    </main>,
    390,
  );
  const button = screen.getByRole('button', { name: 'Publish' });
  button.focus();
  act(() => publishStore.setState({ isCelebrating: true }));
  publishAt('2026-11-19T22:00:00Z');
  expect(button).toBeInTheDocument();
  act(endPublishCelebration);
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
