import { useTranslations } from 'use-intl';
import type { FolderProblem } from '@/lib/backup-folder/folder-problem';
import { useBackupFolder } from '@/stores/backup-folder/backup-folder';

/** Says what stands in the way of the backup and what to do, in the words of the language that is shown. */
export function useFolderProblem(): (problem: FolderProblem) => string {
  const t = useTranslations('backupFolder');
  const folder = useBackupFolder((state) => state.folderName);
  const file = useBackupFolder((state) => state.fileName);
  return (problem) => t(`problem.${problem}`, { folder, file });
}
