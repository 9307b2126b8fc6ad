'use client';

import { CircleCheck, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { throwConfetti } from '@/components/ui/confetti';
import { CONFETTI_PIECES } from '@/lib/timing';

export interface SavedNoticeProps {
  title: string;
  hint: string;
  /** 0 skips the celebration. */
  durationMs: number;
  onEnd: () => void;
  another?: { readonly label: string; readonly onClick: () => void } | undefined;
}

const KEYS_WITHOUT_END = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

export function SavedNotice({ title, hint, durationMs, onEnd, another }: SavedNoticeProps) {
  const again = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (durationMs === 0) {
      end.current();
      return;
    }
    (again.current ?? heading.current)?.focus();
    const endConfetti = throwConfetti(CONFETTI_PIECES, 'burst');
    const timer = setTimeout(() => end.current(), durationMs);
    const isOnAgain = (event: Event) => event.target instanceof Node && again.current?.contains(event.target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (KEYS_WITHOUT_END.has(event.key)) return;
      if (isOnAgain(event) && (event.key === 'Enter' || event.key === ' ')) return;
      event.preventDefault();
      end.current();
    };
    const onClick = (event: MouseEvent) => {
      if (isOnAgain(event)) return;
      // The click only ends the celebration: it must not reach the page below.
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
  }, [durationMs]);

  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <span
        data-status="Confirmed"
        className="flex size-12 items-center justify-center rounded-full bg-status-surface"
      >
        <CircleCheck aria-hidden="true" className="size-6 text-status-text" />
      </span>
      <p ref={heading} tabIndex={-1} role="status" className="text-lg font-semibold outline-none">
        {title}
      </p>
      {another && (
        <Button ref={again} size="dialog" icon={<Plus aria-hidden="true" />} onClick={another.onClick}>
          {another.label}
        </Button>
      )}
      <p className="text-xs text-ink-3 phone:hidden">{hint}</p>
    </div>
  );
}
