'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { notificationsStore } from '@/stores/app/notifications-store';
import { removeAndConfirm } from '@/stores/sync/remove-device';

interface RemoveDialogProps {
  device: string;
  name: string;
  onClose: () => void;
}

/** Asks before another device is cut off from new changes. */
export function RemoveDialog({ device, name, onClose }: RemoveDialogProps) {
  const t = useTranslations('syncDevices');
  const common = useTranslations('common');
  const [isWorking, setIsWorking] = useState(false);
  const remove = async () => {
    setIsWorking(true);
    const isRemoved = await removeAndConfirm(device).catch((error: unknown) => {
      console.error('Failed to remove the device.', error);
      return false;
    });
    notificationsStore.notify(
      isRemoved
        ? { message: t('removed', { name }), type: 'success', category: 'general' }
        : {
            message: t('notRemoved', { name }),
            detail: t('needsRelay'),
            type: 'error',
            category: 'general',
          },
    );
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      icon={<Trash2 aria-hidden="true" />}
      title={t('removeTitle', { name })}
      cancelLabel={common('cancel')}
      confirmLabel={t('removeNow')}
      isPending={isWorking}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      {t('removeText')}
    </ConfirmDialog>
  );
}
