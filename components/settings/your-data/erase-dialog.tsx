'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { foldText } from '@/lib/fold-text';
import { persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { forgetBackupFolder } from '@/stores/backup-folder/backup-folder';
import { eraseEverything } from '@/stores/restore/your-data';
import { SyncNote } from './sync-note';

/** Erases everything from this device; typing a confirmation word guards against accidents. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('yourData');
  const common = useTranslations('common');
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const word = t('eraseWord');
  const erase = async () => {
    if (foldText(typed.trim()) !== foldText(word)) {
      setIsRefused(true);
      field.current?.focus();
      return;
    }
    setIsErasing(true);
    await forgetBackupFolder();
    await leaveSync();
    if (await eraseEverything()) {
      window.location.assign(`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`);
      return;
    }
    notificationsStore.notify({
      message: t('notErased'),
      detail: t('notErasedDetail'),
      type: 'error',
      category: 'general',
      act: 'dataNotSaved',
    });
    onClose();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={t('eraseTitle')}
      subtitle={<p className="text-sm text-ink-2">{t('eraseSubtext')}</p>}
      initialFocusRef={field}
      onSubmit={() => void erase()}
      footer={
        <>
          <Button size="dialog" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" size="dialog" variant="danger" isPending={isErasing}>
            {t('eraseConfirm')}
          </Button>
        </>
      }
    >
      <p className="pb-4">{t('eraseQuestion')}</p>
      <SyncNote act="eraseLeaves" />
      <TextField
        ref={field}
        label={t('eraseType', { word })}
        value={typed}
        autoComplete="off"
        error={isRefused ? t('eraseWrong', { word }) : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsRefused(false);
        }}
      />
    </Dialog>
  );
}

/** The other devices continue without this device, and the erasure is not sent to the other devices. */
async function leaveSync(): Promise<void> {
  if (!persisted.sharing.get()) return;
  try {
    const { leaveSync } = await import('@/stores/sync/sync');
    await leaveSync();
  } catch (error) {
    // Erasing also removes the key.
    console.error('Failed to leave sync before erasing.', error);
  }
}
