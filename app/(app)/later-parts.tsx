'use client';

import { useEffect } from 'react';
import { LeaveAsOfWatch } from '@/components/calendar/as-of/leave-watch';
import { WeekDragLayer } from '@/components/calendar/drag/week-drag-layer';
import { PrintLayer } from '@/components/calendar/print/print-layer';
import { SelectionLayer } from '@/components/calendar/select/selection-layer';
import { StepEcho } from '@/components/calendar/steps/step-echo';
import { LeaveWatch } from '@/components/calendar/week-template/leave-watch';
import { ReplyWatch } from '@/components/inbox/reply-watch';
import { InstallLayer } from '@/components/install/install-layer';
import { NotificationService } from '@/components/notifications/notification-service';
import { OfflineLayer } from '@/components/offline/offline-layer';
import { OnboardingLayer } from '@/components/onboarding/onboarding-layer';
import { ProblemChip } from '@/components/problems/chip';
import { ProblemWatch } from '@/components/problems/problem-watch';
import { ShowProblemWatch } from '@/components/problems/problems-layer';
import { PublishLayer, PublishStatus } from '@/components/publish/publish-layer';
import { SeriesWatch } from '@/components/series/series-watch';
import { BackupFolderLayer } from '@/components/settings/backup-folder/layer';
import { HolidayRenewal } from '@/components/settings/planning/holiday-renewal';
import { KioskUpdater } from '@/components/share/kiosk/kiosk-updater';
import { ShareLayer } from '@/components/share/share-layer';
import { ShellWatch } from '@/components/shell/watch/shell-watch';
import { ShiftCardLayer } from '@/components/shift-form/card/shift-card-layer';
import { SoundPlayer } from '@/components/sound/sound-player';
import { SyncWatch } from '@/components/sync/sync-watch';
import { TutorialLayer } from '@/components/tutorial/tutorial-layer';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Dialogs } from './dialogs';

/** The selection bar, loaded at the first selection. */
const SelectionBar = lazyPart(() =>
  import('@/components/bulk/selection-bar').then((module) => module.SelectionBar),
);

/** Loads with the first celebration; if loading fails, the share dialog opens anyway. */
const ShareWeekButton = lazyPart(
  () => import('@/components/share/link/share-week-button').then((module) => module.ShareWeekButton),
  { onError: () => {} },
);

/** Overlays of every page, and their event listeners. */
export function Overlays() {
  return (
    <>
      <Dialogs />
      <ShowProblemWatch />
      <ShiftCardLayer />
      <LeaveWatch />
      <LeaveAsOfWatch />
      <PublishLayer WeeksToShare={ShareWeekButton} />
      <ShareLayer />
      <OnboardingLayer />
      <TutorialLayer />
      <ShellWatch />
    </>
  );
}

/** Services that run on every page, even while a dialog is open. */
export function Services() {
  return (
    <>
      <NotificationService />
      <PublishStatus />
      <ProblemWatch />
      <StepEcho />
      <SelectionLayer>
        <SelectionBar />
      </SelectionLayer>
      <BackupFolderLayer />
      <HolidayRenewal />
      <SeriesWatch />
      <ReplyWatch />
      <KioskUpdater />
      <SyncWatch />
      <WeekDragLayer />
      <PrintLayer />
      <SoundPlayer />
      <LaterPartsMark />
    </>
  );
}

export { EmptyWeekOffer } from '@/components/copy-week/empty-week-offer';

/** The number of problems of the shown days, in the bar of the calendar. */
export function DesktopProblems() {
  return <ProblemChip isOnDesktop />;
}

/** The number of problems of the shown days below 1024 px, in the calendar's toolbar. */
export function PhoneProblems() {
  return <ProblemChip isOnDesktop={false} />;
}

/** Bars docked below every page. */
export function Dock() {
  return (
    <>
      <OfflineLayer />
      <InstallLayer />
    </>
  );
}

/** Marks the document once everything after the first paint is mounted and listening, for tests and measurements. */
function LaterPartsMark(): null {
  useEffect(() => {
    document.documentElement.dataset.laterParts = 'here';
  }, []);
  return null;
}
