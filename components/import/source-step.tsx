'use client';

import { FileUp } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { TextAreaField } from '@/components/ui/fields/text-area-field';

interface SourceStepProps {
  pasted: RefObject<HTMLTextAreaElement | null>;
  error: string | undefined;
  onSource: (source: string | Blob) => void;
}

/** Longer pasted text is read without showing it: laying out thousands of rows in a field freezes the page. */
const LONGEST_IN_FIELD = 50_000;
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.ics,text/csv,text/tab-separated-values,text/calendar';

/** The source of the shifts: pasted rows, or an opened or dropped file. */
export function SourceStep({ pasted, error, onSource }: SourceStepProps) {
  const t = useTranslations('importData');
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const takePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (text.length <= LONGEST_IN_FIELD) return;
    event.preventDefault();
    onSource(text);
  };
  const takeChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) onSource(chosen);
    // Allows choosing the same file again.
    currentTarget.value = '';
  };
  const takeDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (dropped) onSource(dropped);
    else if (text !== '') onSource(text);
  };

  return (
    <div className="flex flex-col gap-4">
      <TextAreaField
        ref={pasted}
        label={t('paste')}
        hint={t('pasteHint')}
        error={error}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        onPaste={takePaste}
      />
      <p className="flex items-center gap-3 text-xs text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line phone:text-[13px]">
        {t('or')}
      </p>
      <fieldset
        aria-label={t('openFile')}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={takeDrop}
        className={classNames(
          'flex flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-box border-[1.5px] border-dashed px-4 py-6 text-center motion phone:py-5',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-sunken',
        )}
      >
        <Button icon={<FileUp aria-hidden="true" />} onClick={() => file.current?.click()}>
          {t('openFile')}
        </Button>
        <span className="text-ink-2 coarse:hidden">{t('dropHint')}</span>
        <input
          ref={file}
          type="file"
          accept={ACCEPTED}
          aria-label={t('openFile')}
          tabIndex={-1}
          className="hidden"
          onChange={takeChosen}
        />
      </fieldset>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('formats')}</p>
    </div>
  );
}
