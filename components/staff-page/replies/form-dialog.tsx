'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { MAX_ASKED_NOTE_LENGTH } from '@/lib/requests/asked';

interface FormDialogProps {
  title: string;
  /** The subject, such as the shift. */
  about?: string | undefined;
  note: string;
  onNote: (note: string) => void;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form that adds one request to the reply, with a note to the manager at its end. */
export function FormDialog({ title, about, note, onNote, onSubmit, onClose, children }: FormDialogProps) {
  const t = useTranslations('replies');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      subtitle={about && <p className="tnum text-sm text-ink-2">{about}</p>}
      closeLabel={t('close')}
      onSubmit={onSubmit}
      footer={
        <Button type="submit" variant="primary" size="dialog">
          {t('add')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {children}
        <NoteField note={note} onNote={onNote} />
      </div>
    </Dialog>
  );
}

export function NoteField({ note, onNote }: Pick<FormDialogProps, 'note' | 'onNote'>) {
  const t = useTranslations('replies');
  return (
    <TextAreaField
      label={t('note')}
      hint={t('noteHint')}
      rows={2}
      maxLength={MAX_ASKED_NOTE_LENGTH}
      dir="auto"
      value={note}
      onChange={(event) => onNote(event.target.value)}
    />
  );
}
