'use client';

import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { selectSelectedTemplateId, useOpenDialog } from '@/stores/ui/dialogs';

const TemplateFormDialog = lazyPart(() =>
  import('./template-form-dialog').then((module) => module.TemplateFormDialog),
);
const DeleteTemplateDialog = lazyPart(() =>
  import('./delete-template-dialog').then((module) => module.DeleteTemplateDialog),
);

/**
 * The dialogs about templates; each is loaded when first opened. Staffing a template is part of the list, because it
 * closes the list.
 */
export function TemplateDialogs() {
  const name = useOpenDialog((dialog) => dialog?.name);
  const templateId = useOpenDialog(selectSelectedTemplateId);
  const template = useLastKnown(
    useSchedule((state) => state.schedule.templates.get(templateId)),
    templateId,
  );
  if (name === 'addTemplate') {
    return <TemplateFormDialog key="add" />;
  }
  if (!template) return null;
  if (name === 'editTemplate') {
    return <TemplateFormDialog key={template.id} template={template} />;
  }
  if (name === 'deleteTemplate') {
    return <DeleteTemplateDialog template={template} />;
  }
  return null;
}
