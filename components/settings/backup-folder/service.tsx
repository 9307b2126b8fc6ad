'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { notificationsStore } from '@/stores/app/notifications-store';
import { backupFolder, startBackupFolder, useBackupFolder } from '@/stores/backup-folder/backup-folder';
import { useFolderProblem } from './use-folder-problem';

/** Writes the backup while the app is open, and notifies once about a problem. */
export function BackupFolderService() {
  const t = useTranslations('backupFolder');
  const problemText = useFolderProblem();
  const hasUnreported = useBackupFolder(({ unreported }) => unreported !== null);
  useEffect(startBackupFolder, []);
  useEffect(() => {
    const problem = hasUnreported && backupFolder.drainUnreported();
    if (!problem) return;
    notificationsStore.notify({
      message: t('notSaved'),
      detail: `${problemText(problem)} ${t('where')}`,
      type: problem === 'foreign' || problem === 'emptied' ? 'warning' : 'error',
      category: 'general',
      cause: 'automatic',
    });
  });
  return null;
}
