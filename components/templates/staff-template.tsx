'use client';

import { showShift } from '@/components/parts/show-shift';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { closeDialog, useOpenDialog } from '@/stores/ui/dialogs';
import { useAnnounceAdded } from './use-announce-added';

const StaffTemplateDialog = lazyPart(() =>
  import('./staff-template-dialog').then((module) => module.StaffTemplateDialog),
);

/** The Add Employee dialog of a template without an employee. Confirming it closes the templates too. */
export function StaffTemplate() {
  const { leave } = usePanelPlace();
  const announceAdded = useAnnounceAdded();
  const templateId = useOpenDialog((dialog) => (dialog?.name === 'staffTemplate' ? dialog.templateId : ''));
  const template = useLastKnown(
    useSchedule((state) => state.schedule.templates.get(templateId)),
    templateId,
  );
  if (!template) return null;
  return (
    <StaffTemplateDialog
      key={template.id}
      template={template}
      onStaffed={(staffed) => {
        announceAdded(staffed);
        closeDialog();
        leave();
        showShift(staffed.shift.id);
      }}
    />
  );
}
