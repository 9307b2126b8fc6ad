'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { TextField } from '@/components/ui/fields/text-field';
import type { BackupLocation } from '@/stores/restore/read-source';
import { type CodeRefusal, type OpenedSealed, openSealed } from '@/stores/restore/sealed/open-sealed';

interface SealedDialogProps {
  file: File;
  onOpened: (backup: BackupLocation) => void;
  onClose: () => void;
}

/** Asks for the code of an encrypted backup, or shows why no code would open it. */
export const SealedDialog = withLaterWords(CodeQuestion);

/** The encrypted backup in the file; undefined while it is read. */
function useOpenedSealed(file: File) {
  const [opened, setOpened] = useState<OpenedSealed>();
  const [problem, setProblem] = useState<
    'unreadable' | 'newer' | 'tooLarge' | 'cutOff' | 'damaged' | 'noCrypto'
  >();
  const fail = (error: unknown) => {
    console.error('Failed to read the encrypted backup.', error);
    setProblem('unreadable');
  };
  const open = useEffectEvent(async () => {
    try {
      const read = await openSealed(file);
      if (read.isOk) setOpened(read.value);
      else setProblem(read.error === 'foreign' ? 'unreadable' : read.error);
    } catch (error) {
      fail(error);
    }
  });
  useEffect(() => void open(), []);
  return { opened, problem, fail };
}

function CodeQuestion({ file, onOpened, onClose }: SealedDialogProps) {
  const t = useTranslations('sealedFile');
  const common = useTranslations('common');
  const { opened, problem, fail } = useOpenedSealed(file);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<CodeRefusal>();
  const [isOpening, setIsOpening] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const open = async () => {
    if (!opened || isOpening) return;
    setIsOpening(true);
    try {
      const backup = await opened.unseal(typed);
      if (backup.isOk) {
        onOpened(backup.value);
        return;
      }
      setRefusal(backup.error);
      field.current?.focus();
    } catch (error) {
      fail(error);
    } finally {
      setIsOpening(false);
    }
  };
  if (problem) {
    return (
      <Dialog
        isOpen
        role="alertdialog"
        onClose={onClose}
        title={t('title')}
        footer={
          <Button size="dialog" onClick={onClose}>
            {common('close')}
          </Button>
        }
      >
        <p role="alert">
          {t(problem)} {t('unchanged')}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      initialFocusRef={field}
      onSubmit={() => void open()}
      footer={
        <>
          <Button size="dialog" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" size="dialog" variant="primary" isPending={!opened || isOpening}>
            {t('open')}
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label={t('code')}
        hint={t('codeHint')}
        error={refusal && `${t(refusal)} ${t('unchanged')}`}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setRefusal(undefined);
        }}
      />
    </Dialog>
  );
}
