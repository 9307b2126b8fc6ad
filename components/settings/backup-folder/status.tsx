'use client';

import { CircleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { savedAgo } from '@/lib/backup-folder/saved-ago';
import { useBackupFolder } from '@/stores/backup-folder/backup-folder';
import { useUi } from '@/stores/ui/use-ui';
import { useFolderProblem } from './use-folder-problem';

/** The state of the backup in the folder. */
export function BackupFolderStatus() {
  const t = useTranslations('backupFolder');
  const language = useLocale();
  const problemText = useFolderProblem();
  const { isChosen, folderName: folder, savedAt, problem } = useBackupFolder((state) => state);
  // Renders again every minute.
  useUi((state) => state.minute);
  const ago = savedAgo(language, savedAt, Date.now()) ?? t('justNow');
  const isQuestion = problem === 'foreign' || problem === 'emptied';
  return (
    <div role="status" className="wrap-anywhere">
      {!isChosen && t('hint')}
      {isChosen && !problem && (savedAt > 0 ? t('saved', { folder, ago }) : t('notYet', { folder }))}
      {isChosen && problem && (
        <p
          data-status={isQuestion || problem === 'prompt' ? 'Pending' : 'Canceled'}
          className="flex items-start gap-1.5 text-ink"
        >
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0 text-status-text phone:mt-1" />
          <span>
            {problemText(problem)} {isQuestion && t('keepBothHint')} {savedAt > 0 && t('lastSaved', { ago })}
          </span>
        </p>
      )}
    </div>
  );
}
