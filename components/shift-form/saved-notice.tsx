'use client';

import { CircleCheck, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { CONFETTI_PIECES, SHIFT_CONFETTI_MS } from '@/lib/timing';
import { throwConfetti } from './confetti';

interface SavedNoticeProps {
  isNew: boolean;
  onAddAnother: () => void;
  onEnd: () => void;
}

/** Keys that move the focus or hold another key, and so do not end the celebration. */
const KEYS_WITHOUT_END = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** Celebrates for three seconds, or until any key or click; Add another goes straight on instead. */
export function SavedNotice({ isNew, onAddAnother, onEnd }: SavedNoticeProps) {
  const t = useTranslations('shiftForm');
  const again = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    (again.current ?? title.current)?.focus();
    const endConfetti = throwConfetti(CONFETTI_PIECES);
    const timer = setTimeout(() => end.current(), SHIFT_CONFETTI_MS);
    const isOnAgain = (event: Event) => event.target instanceof Node && again.current?.contains(event.target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (KEYS_WITHOUT_END.has(event.key)) return;
      if (isOnAgain(event) && (event.key === 'Enter' || event.key === ' ')) return;
      event.preventDefault();
      end.current();
    };
    const onClick = (event: MouseEvent) => {
      if (isOnAgain(event)) return;
      // The click ends the celebration and nothing else: what lies below must not get it.
      event.preventDefault();
      event.stopPropagation();
      end.current();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('click', onClick, true);
    return () => {
      endConfetti();
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('click', onClick, true);
    };
  }, []);

  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <span
        data-status="Confirmed"
        className="flex size-12 items-center justify-center rounded-full bg-status-surface"
      >
        <CircleCheck aria-hidden="true" className="size-6 text-status-text" />
      </span>
      <p ref={title} tabIndex={-1} role="status" className="text-lg font-semibold outline-none">
        {isNew ? t('addedTitle') : t('updatedTitle')}
      </p>
      {isNew && (
        <Button ref={again} size="dialog" icon={<Plus aria-hidden="true" />} onClick={onAddAnother}>
          {t('addAnother')}
        </Button>
      )}
      <p className="text-xs text-ink-3 phone:hidden">{t('anyKey')}</p>
    </div>
  );
}
