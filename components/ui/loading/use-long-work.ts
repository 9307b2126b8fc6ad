import { useEffect, useRef, useState } from 'react';
import { PROGRESS_DELAY_MS } from '@/lib/timing';

/** How a longer work tells how far it is, and hears that it is called off. */
interface LongWork {
  readonly signal: AbortSignal;
  /** Told the share that is done, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

interface Shown<Kind> {
  readonly kind: Kind;
  readonly percent: number;
}

interface LongWorks<Kind> {
  /** What is under way and takes long enough to be shown. */
  readonly shown: Shown<Kind> | undefined;
  /** Does the work, calling off the one before; undefined when it is called off itself. */
  readonly start: <Value>(kind: Kind, task: (work: LongWork) => Promise<Value>) => Promise<Value | undefined>;
  readonly cancel: () => void;
}

/** One longer work at a time: how far it is, and the way to call it off. Leaving the place calls it off too. */
export function useLongWork<Kind extends string>(): LongWorks<Kind> {
  const [shown, setShown] = useState<Shown<Kind>>();
  const control = useRef<AbortController>(undefined);
  const cancel = () => control.current?.abort();
  useEffect(() => () => control.current?.abort(), []);

  const start: LongWorks<Kind>['start'] = async (kind, task) => {
    cancel();
    const own = new AbortController();
    control.current = own;
    let percent = 0;
    let isShown = false;
    const show = () => {
      if (isShown && control.current === own) setShown({ kind, percent });
    };
    const timer = setTimeout(() => {
      isShown = true;
      show();
    }, PROGRESS_DELAY_MS);
    const onProgress = (share: number) => {
      const next = Math.round(100 * share);
      if (next === percent) return;
      percent = next;
      show();
    };
    try {
      return await task({ signal: own.signal, onProgress });
    } catch (error) {
      if (own.signal.aborted) return undefined;
      throw error;
    } finally {
      clearTimeout(timer);
      if (control.current === own) {
        control.current = undefined;
        setShown(undefined);
      }
    }
  };
  return { shown, start, cancel };
}
