/** @jest-environment jsdom */

import { act } from '@testing-library/react';
import { ShareLayer } from '@/components/share/share-layer';
import { ScheduleProvider } from '@/components/shell/schedule-provider';
import { templateEntry } from '@/lib/shifts/change/schedule-change';
import { weekTemplate } from '@/lib/templates/week/week-template';
import { liveSchedule } from '@/stores/app/schedule-store';
import { publishStore } from '@/stores/publish/publish';
import { showSchedule } from '@/stores/schedule/use-schedule';
import { editWeek } from '@/stores/templates/edit-week';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const WEEK = weekTemplate({ id: 'week', name: 'Winter' }, []);

async function endPublication() {
  await act(async () => publishStore.setState({ phase: 'idle', isToShare: true, isRequested: true }));
}

beforeEach(() => {
  openSchedule([]);
  liveSchedule.commit([templateEntry(undefined, WEEK)]);
  renderOnDesktop(
    <ScheduleProvider>
      <ShareLayer />
    </ScheduleProvider>,
  );
});

afterEach(() =>
  act(() => {
    closeDialog();
    showSchedule();
  }),
);

test('opens the share dialog after a publication', async () => {
  await endPublication();
  expect(getOpenDialog()?.name).toBe('share');
});

test('does not open the share dialog while a week template is edited', async () => {
  act(() => editWeek(liveSchedule, WEEK.id));
  await endPublication();
  expect(getOpenDialog()).toBeNull();
});
