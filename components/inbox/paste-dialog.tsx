'use client';

import { FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FileButton } from '@/components/ui/fields/file-button';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { importReplyText } from '@/stores/requests/import-reply-text';
import { useImportWords } from './use-import-words';

interface PasteDialogProps {
  onClose: () => void;
}

/** Replies from a pasted text or a file, such as the export of a chat. */
export function PasteDialog({ onClose }: PasteDialogProps) {
  const t = useTranslations('inbox');
  const common = useTranslations('common');
  const announceImported = useImportWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const importReplies = async (readText: () => Promise<string>) => {
    setBusy(true);
    setError(undefined);
    try {
      const imported = await importReplyText(await readText());
      if (!announceImported(imported)) setError(t('nothingFound'));
      else if (imported.isKept) onClose();
    } catch (reason) {
      console.error('Failed to import the pasted replies.', reason);
      setError(t('fileFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('pasteTitle')}
      closeLabel={common('close')}
      initialFocusRef={field}
      onSubmit={() => void importReplies(async () => field.current?.value ?? '')}
      footer={
        <>
          <FileButton
            label={t('openFile')}
            icon={<FolderOpen aria-hidden="true" />}
            accept=".txt,.json,.html,.csv,text/*"
            onFile={(file) => void importReplies(() => file.text())}
          />
          <Button type="submit" variant="primary" size="dialog" isPending={isBusy} pendingLabel={t('takeIn')}>
            {t('takeIn')}
          </Button>
        </>
      }
    >
      <TextAreaField
        ref={field}
        label={t('pasteField')}
        hint={t('pasteHint')}
        error={error}
        rows={7}
        spellCheck={false}
        autoComplete="off"
      />
    </Dialog>
  );
}
