'use client';

import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DataRow } from '@/components/parts/settings/data-row';
import { Button } from '@/components/ui/button';
import type { FolderProblem } from '@/lib/backup-folder/decide-save';
import { savedAgo } from '@/lib/backup-folder/saved-ago';
import { canPickFolder, pickFolder } from '@/stores/backup-folder/access';
import { backupFolder, useBackupFolder } from '@/stores/backup-folder/backup-folder';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useUi } from '@/stores/ui/use-ui';
import { useFolderProblem } from './use-folder-problem';

/** `onOpen` shows a preview of restoring a file. */
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

function BackupFolderStatus() {
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

type FolderAct = 'choose' | 'saveNow' | 'allowAgain' | 'open' | 'keepBoth' | 'replace' | 'stop';

/** The remedies for each problem, most likely first. */
const HELP: Readonly<Record<FolderProblem, readonly FolderAct[]>> = {
  prompt: ['allowAgain'],
  denied: ['allowAgain'],
  gone: ['choose'],
  full: ['saveNow'],
  failed: ['saveNow'],
  foreign: ['open', 'keepBoth', 'replace'],
  emptied: ['open', 'keepBoth', 'replace'],
};

function BackupFolderActions({ onOpen }: { onOpen: (file: File) => void }) {
  const t = useTranslations('backupFolder');
  const common = useTranslations('common');
  const { isChosen, isSaving, problem } = useBackupFolder((state) => state);
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The pressed button may be gone: move the focus to the buttons that replaced the pressed button.
  useEffect(() => {
    if (isSaving || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) group.current?.querySelector('button')?.focus();
  });

  const choose = async () => {
    const picked = await pickFolder();
    if (picked) await backupFolder.choose(picked);
  };
  const open = async () => {
    const file = await backupFolder.openFound();
    if (file) onOpen(file);
    else await backupFolder.save();
  };
  const verbs: Readonly<Record<FolderAct, () => Promise<void>>> = {
    choose,
    open,
    saveNow: () => backupFolder.save({ isAsked: true }),
    allowAgain: backupFolder.allowAgain,
    keepBoth: backupFolder.keepBoth,
    replace: () => backupFolder.save({ isAsked: true, mayReplace: true }),
    stop: backupFolder.stop,
  };
  const press = async (act: FolderAct) => {
    pressed.current = act !== 'open';
    try {
      await verbs[act]();
    } catch (error) {
      reportLoadFailure(t('cannotOpen'), error);
    }
  };

  if (isChosen === undefined) return null;
  const acts: readonly FolderAct[] = isChosen
    ? [...(problem ? HELP[problem] : ['saveNow' as const]), 'stop']
    : ['choose'];
  return (
    <div ref={group} className="flex flex-wrap gap-2">
      {acts.map((act, index) => (
        <Button
          key={act}
          isPending={index === 0 && isSaving}
          pendingLabel={common('saving')}
          className={act === 'replace' ? 'text-danger-text!' : undefined}
          onClick={() => void press(act)}
        >
          {t(act)}
        </Button>
      ))}
    </div>
  );
}
