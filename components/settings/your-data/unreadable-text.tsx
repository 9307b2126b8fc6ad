'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { saveTextFile } from '@/components/ui/page/save-text-file';
import { useFocusHandedOn } from '@/components/ui/page/use-focus-handed-on';
import { type ListedText, settleText } from '@/stores/restore/quarantine';
import { usePutBack } from './use-put-back';
import { useTextInWords } from './use-text-in-words';

/** How much of a text is shown, in UTF-16 units; the line is cut to its width. */
const FIRST_WORDS_LENGTH = 120;

/** One quarantined text with what can be done with it. */
export function UnreadableText({ text, onDiscard }: { text: ListedText; onDiscard: () => void }) {
  const t = useTranslations('unreadable');
  const { what, about } = useTextInWords()(text);
  const { readAgain, putBackReadable } = usePutBack(text, what);
  const [isWorking, setIsWorking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useFocusHandedOn(row);

  const work = async (act: () => Promise<void>) => {
    setIsWorking(true);
    try {
      await act();
    } finally {
      setIsWorking(false);
    }
  };
  const download = () => {
    saveTextFile(`brigade-${text.key}.txt`, text.text, 'text/plain');
    settleText(text);
  };
  const button = (act: string, onClick: () => void, isPending = false) => (
    <Button size="sm" aria-label={t('actFor', { act, what })} isPending={isPending} onClick={onClick}>
      {act}
    </Button>
  );
  return (
    <li ref={row} className="py-3">
      <p>
        {what} <span className="text-xs text-ink-2 phone:block phone:text-[13px]">{about}</span>
      </p>
      {text.state !== 'open' && (
        <p className="text-xs text-ink-2 phone:text-[13px]">
          {text.state === 'copy' ? t('isCopy') : t('isSettled')}
        </p>
      )}
      <p className="truncate font-mono text-xs text-ink-2" dir="auto">
        {text.text.slice(0, FIRST_WORDS_LENGTH)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {button(t('download'), download)}
        {text.kind !== 'other' && button(t('readAgain'), () => void work(readAgain), isWorking)}
        {text.kind === 'schedule' && button(t('putBack'), () => void work(putBackReadable), isWorking)}
        {button(t('discard'), onDiscard)}
      </div>
    </li>
  );
}
