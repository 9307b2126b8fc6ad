'use client';

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { notificationsStore } from '@/stores/app/notifications-store';
import { leaveSync } from '@/stores/sync/sync';
import { useSync } from '@/stores/sync/use-sync';

/** Asks before deleting the key; warns if changes have not reached the other devices. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('syncDevices');
  const common = useTranslations('common');
  const waiting = useSync(({ status }) => status?.waiting ?? 0);
  const [isWorking, setIsWorking] = useState(false);
  const leave = async () => {
    setIsWorking(true);
    try {
      await leaveSync();
      notificationsStore.notify({ message: t('left'), type: 'success', category: 'general' });
    } catch (error) {
      console.error('Failed to leave sync.', error);
      notificationsStore.notify({
        message: t('notLeft'),
        detail: t('notLeftDetail'),
        type: 'error',
        category: 'general',
      });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      icon={<LogOut aria-hidden="true" />}
      title={t('leaveTitle')}
      cancelLabel={common('cancel')}
      confirmLabel={t('leave')}
      isPending={isWorking}
      onCancel={onClose}
      onConfirm={() => void leave()}
    >
      <p>{t('leaveText')}</p>
      {waiting > 0 && <p className="pt-2 font-semibold">{t('leaveWaiting', { count: waiting })}</p>}
    </ConfirmDialog>
  );
}
