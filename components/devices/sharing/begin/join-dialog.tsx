'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureNote } from '@/components/devices/sharing/failure-note';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { WorkProgress } from '@/components/ui/loading/work-progress';
import type { DeviceInvitation } from '@/lib/sharing/invitations';
import { notificationsStore } from '@/stores/app/notifications-store';
import { hasSchedule, joinSchedule } from '@/stores/sharing/sharing';
import { useSharing } from '@/stores/sharing/use-sharing';
import { closeDialog } from '@/stores/ui/dialogs';
import { DeviceNameField, useDeviceName } from './device-name';
import { useBegin } from './use-begin';

/** Asks before a schedule that is shared takes the place of the one here. Canceling also stops it midway. */
export function JoinDialog({ invitation }: { invitation: DeviceInvitation }) {
  const t = useTranslations('joinSchedule');
  const common = useTranslations('common');
  const data = useTranslations('yourData');
  const [isReplacing] = useState(hasSchedule);
  const name = useDeviceName();
  const share = useSharing(({ status }) => status?.joining ?? 0);
  const { isWorking, failure, start } = useBegin(() => {
    notificationsStore.notify({
      message: t('done'),
      detail: t('doneDetail'),
      type: 'success',
      category: 'general',
    });
    closeDialog();
  });
  const submit = () => {
    if (!isWorking && name.check()) void start(() => joinSchedule(invitation, name.value));
  };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title', { name: invitation.name })}
      closeLabel={common('close')}
      onSubmit={submit}
      footer={
        <>
          <Button size="dialog" onClick={closeDialog}>
            {common('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="dialog" isPending={isWorking}>
            {t('join')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <p className="text-ink-2">{t('lead')}</p>
          {isReplacing && <p>{t('replaces', { section: data('title') })}</p>}
        </div>
        <DeviceNameField name={name} />
        <p role="status" className="sr-only">
          {isWorking && t('working')}
        </p>
        {isWorking && <WorkProgress label={t('working')} percent={share * 100} />}
        {failure && <FailureNote failure={failure} />}
      </div>
    </Dialog>
  );
}
