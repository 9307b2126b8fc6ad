'use client';

import { useTranslations } from 'use-intl';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { uiStore } from '@/stores/app/ui-store';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { showShift } from './show-shift';
import { useTellAdded } from './use-tell-added';

const loadDialog = () => import('./staff-template-dialog');

/** The Add Employee dialog of a template without anybody. Confirming it closes the templates too. */
export function StaffTemplate() {
  const t = useTranslations('errors');
  const { leave } = usePanelPlace();
  const tellAdded = useTellAdded();
  const templateId = useUi(({ dialog }) => (dialog?.name === 'staffTemplate' ? dialog.templateId : ''));
  const template = useLastKnown(
    useSchedule((state) => state.schedule.templates.get(templateId)),
    templateId,
  );
  if (!template) return null;
  return (
    <WhenLoaded load={loadDialog} onError={(error) => reportLoadFailure(t('partMissing'), error)}>
      {({ StaffTemplateDialog }) => (
        <StaffTemplateDialog
          key={template.id}
          template={template}
          onStaffed={(staffed) => {
            tellAdded(staffed);
            uiStore.closeDialog();
            leave();
            showShift(staffed.shift.id);
          }}
        />
      )}
    </WhenLoaded>
  );
}
