'use client';

import { useTranslations } from 'use-intl';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { selectSelectedTemplateId } from '@/stores/ui/ui';
import { useUi } from '@/stores/ui/use-ui';

const loadForm = () => import('./template-form-dialog');
const loadDelete = () => import('./delete-template-dialog');

/**
 * The dialogs about templates; each is loaded when it is first opened. Staffing one belongs to the list, which it
 * closes.
 */
export function TemplateDialogs() {
  const t = useTranslations('errors');
  const onError = (error: unknown) => reportLoadFailure(t('partMissing'), error);
  const name = useUi((state) => state.dialog?.name);
  const templateId = useUi(selectSelectedTemplateId);
  const template = useLastKnown(
    useSchedule((state) => state.schedule.templates.get(templateId)),
    templateId,
  );
  if (name === 'addTemplate') {
    return (
      <WhenLoaded load={loadForm} onError={onError}>
        {({ TemplateFormDialog }) => <TemplateFormDialog key="add" />}
      </WhenLoaded>
    );
  }
  if (!template) return null;
  if (name === 'editTemplate') {
    return (
      <WhenLoaded load={loadForm} onError={onError}>
        {({ TemplateFormDialog }) => <TemplateFormDialog key={template.id} template={template} />}
      </WhenLoaded>
    );
  }
  if (name === 'deleteTemplate') {
    return (
      <WhenLoaded load={loadDelete} onError={onError}>
        {({ DeleteTemplateDialog }) => <DeleteTemplateDialog template={template} />}
      </WhenLoaded>
    );
  }
  return null;
}
