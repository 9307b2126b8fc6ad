'use client';

import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { withAllRead } from '@/stores/schedule/all-read';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useOpenDialog } from '@/stores/ui/dialogs';

const SaveWeekDialog = lazyPart(() =>
  withAllRead(import('./save-week-dialog').then((module) => module.SaveWeekDialog)),
);
const UseWeeksDialog = lazyPart(() =>
  withAllRead(import('./use-weeks-dialog').then((module) => module.UseWeeksDialog)),
);
const RotationDialog = lazyPart(() =>
  withAllRead(import('./rotation-dialog').then((module) => module.RotationDialog)),
);
const RenameWeekDialog = lazyPart(() =>
  import('./rename-week-dialog').then((module) => module.RenameWeekDialog),
);

/** The dialogs about week templates and rotations; each is loaded when first opened. */
export function WeekTemplateDialogs() {
  const dialog = useOpenDialog();
  switch (dialog?.name) {
    case 'saveWeek':
      return <SaveWeekDialog />;
    case 'useWeeks':
      return <UseWeeksDialog templateIds={dialog.templateIds} />;
    case 'rotation':
      return <RotationDialog templateId={dialog.templateId} />;
    case 'renameWeek':
      return <Rename templateId={dialog.templateId} />;
    default:
      return null;
  }
}

function Rename({ templateId }: { templateId: string }) {
  const template = useLastKnown(
    useSchedule((state) => state.schedule.templates.get(templateId)),
    templateId,
  );
  return template && <RenameWeekDialog key={template.id} template={template} />;
}
