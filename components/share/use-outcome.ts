'use client';

import { useRef, useState } from 'react';
import type { HandedOn } from './hand-on';

/** The outcome of the last share action; `key` identifies what was shared. */
interface Outcome {
  readonly key: string;
  readonly outcome: HandedOn;
}

/** Tracks the outcome of a share action; a canceled one shows nothing. */
export function useOutcome() {
  const [last, setLast] = useState<Outcome>();
  const latest = useRef<Promise<HandedOn>>(undefined);
  const follow = (key: string, handing: Promise<HandedOn>) => {
    latest.current = handing;
    setLast(undefined);
    void handing.then((outcome) => {
      if (latest.current === handing && outcome !== 'canceled') setLast({ key, outcome });
    });
  };
  return { last, follow };
}

/** Whether the system has a share sheet. */
export function canShareBySystem(): boolean {
  return typeof navigator.share === 'function';
}
