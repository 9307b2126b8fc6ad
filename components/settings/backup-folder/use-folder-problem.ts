import { useTranslations } from 'use-intl';
import type { FolderProblem } from '@/lib/backup-folder/decide-save';
import { useBackupFolder } from '@/stores/backup-folder/backup-folder';

/** Describes what prevents the backup and what to do, in the current language. */
export function useFolderProblem(): (problem: FolderProblem) => string {
  const t = useTranslations('backupFolder');
  const folder = useBackupFolder((state) => state.folderName);
  const file = useBackupFolder((state) => state.fileName);
  return (problem) => t(`problem.${problem}`, { folder, file });
}
