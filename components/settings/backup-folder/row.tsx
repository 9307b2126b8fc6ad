'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { DataRow } from '@/components/parts/settings/data-row';
import { canPickFolder } from '@/stores/backup-folder/access';
import { backupFolder } from '@/stores/backup-folder/backup-folder';
import { BackupFolderActions } from './actions';
import { BackupFolderStatus } from './status';

/** The folder that holds a current backup; `onOpen` shows what restoring a file would do. */
export function BackupFolderRow({ onOpen }: { onOpen: (file: File) => void }) {
  const t = useTranslations('backupFolder');
  const isPossible = canPickFolder();
  useEffect(() => {
    if (isPossible) void backupFolder.save();
  }, [isPossible]);
  return (
    <DataRow title={t('title')} hint={isPossible ? <BackupFolderStatus /> : t('unsupported')}>
      {isPossible && <BackupFolderActions onOpen={onOpen} />}
    </DataRow>
  );
}
