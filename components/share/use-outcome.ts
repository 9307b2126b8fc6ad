'use client';

import { useRef, useState } from 'react';
import type { HandedOn } from './hand-on';

/** What became of the last thing that was handed on; `key` says what it was. */
interface Outcome {
  readonly key: string;
  readonly outcome: HandedOn;
}

/** Waits for what is being handed on and says how it ended; somebody who canceled is told nothing. */
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

/** Whether there is a system's own sheet to hand things to. */
export function canShareBySystem(): boolean {
  return typeof navigator.share === 'function';
}
