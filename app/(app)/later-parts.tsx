'use client';

import { useEffect } from 'react';
import { FillDialogs } from '@/components/auto-fill/fill-dialogs';
import { BulkDialogs } from '@/components/bulk/bulk-dialogs';
import { WeekDragLayer } from '@/components/calendar/drag/week-drag-layer';
import { LookBackWatch } from '@/components/calendar/look-back/leave-watch';
import { PrintLayer } from '@/components/calendar/print/print-layer';
import { SelectionLayer } from '@/components/calendar/select/selection-layer';
import { StepEcho } from '@/components/calendar/steps/step-echo';
import { LeaveWatch } from '@/components/calendar/week-template/leave-watch';
import { CopyShiftDialogs } from '@/components/copy-shift/copy-shift-dialogs';
import { CopyWeekDialogs } from '@/components/copy-week/copy-week-dialogs';
import { WeekTemplateDialogs } from '@/components/copy-week/templates/week-template-dialogs';
import { CoverDialogs } from '@/components/cover/cover-dialogs';
import { DayDialogs } from '@/components/days/day-dialogs';
import { DemandDialogs } from '@/components/demand/demand-dialogs';
import { SharingDialogs } from '@/components/devices/sharing-dialogs';
import { SharingWatch } from '@/components/devices/sharing-watch';
import { EmployeeDialogs } from '@/components/employees/employee-dialogs';
import { ImportLayer } from '@/components/import/import-layer';
import { InboxDialogs } from '@/components/inbox/inbox-dialogs';
import { ReplyWatch } from '@/components/inbox/reply-watch';
import { InstallLayer } from '@/components/install/install-layer';
import { NotificationService } from '@/components/notifications/notification-service';
import { OfflineLayer } from '@/components/offline/offline-layer';
import { OnboardingLayer } from '@/components/onboarding/onboarding-layer';
import { ProblemChip } from '@/components/problems/chip';
import { ProblemWatch } from '@/components/problems/problem-watch';
import { ProblemsLayer } from '@/components/problems/problems-layer';
import { PublishLayer, PublishStatus } from '@/components/publish/publish-layer';
import { SalesDialogs } from '@/components/sales/sales-dialogs';
import { SavedViewDialogs } from '@/components/saved-views/saved-view-dialogs';
import { SeriesWatch } from '@/components/series/series-watch';
import { BackupFolderKeeper } from '@/components/settings/backup-folder/keeper';
import { HolidaysKeeper } from '@/components/settings/planning/holidays-keeper';
import { KioskWatch } from '@/components/share/kiosk/kiosk-watch';
import { ShareLayer } from '@/components/share/share-layer';
import { ShellWatch } from '@/components/shell/watch/shell-watch';
import { ShiftCardLayer } from '@/components/shift-form/card/shift-card-layer';
import { ShiftDialogs } from '@/components/shift-form/shift-dialogs';
import { ShortcutsDialogs } from '@/components/shortcuts/shortcuts-dialogs';
import { SoundPlayer } from '@/components/sound/sound-player';
import { TemplateDialogs } from '@/components/templates/template-dialogs';
import { TutorialLayer } from '@/components/tutorial/tutorial-layer';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { WorkedDialogs } from '@/components/worked/worked-dialogs';

/** The selection bar, loaded at the first selection. */
const SelectionBar = lazyPart(() =>
  import('@/components/bulk/selection-bar').then((module) => module.SelectionBar),
);

/** Loaded with the first celebration; without it, the share dialog follows all the same. */
const HandOnWeek = lazyPart(
  () => import('@/components/share/link/hand-on-week').then((module) => module.HandOnWeek),
  { onError: () => {} },
);

/** Overlays of every page, and their event listeners. */
export function Dialogs() {
  return (
    <>
      <ShiftDialogs />
      <ShiftCardLayer />
      <EmployeeDialogs />
      <TemplateDialogs />
      <CopyShiftDialogs />
      <CopyWeekDialogs />
      <WeekTemplateDialogs />
      <LeaveWatch />
      <DayDialogs />
      <InboxDialogs />
      <LookBackWatch />
      <DemandDialogs />
      <SalesDialogs />
      <WorkedDialogs />
      <ImportLayer />
      <CoverDialogs />
      <FillDialogs />
      <BulkDialogs />
      <SavedViewDialogs />
      <ShortcutsDialogs />
      <ProblemsLayer />
      <PublishLayer HandOn={HandOnWeek} />
      <ShareLayer />
      <SharingDialogs />
      <OnboardingLayer />
      <TutorialLayer />
      <ShellWatch />
    </>
  );
}

/** Services that run on every page, whatever dialog is open. */
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
      <BackupFolderKeeper />
      <HolidaysKeeper />
      <SeriesWatch />
      <ReplyWatch />
      <KioskWatch />
      <SharingWatch />
      <WeekDragLayer />
      <PrintLayer />
      <SoundPlayer />
      <LaterPartsMark />
    </>
  );
}

export { EmptyWeekOffer } from '@/components/copy-week/copy-week-dialogs';

/** The number of problems of the shown days, in the bar of the calendar. */
export function DesktopProblems() {
  return <ProblemChip isOnDesktop />;
}

/** The same below 1024 px, where the calendar's tools are. */
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
