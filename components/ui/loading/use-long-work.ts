import { useEffect, useRef, useState } from 'react';
import { PROGRESS_DELAY_MS } from '@/lib/timing';

interface LongWork {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

interface Shown<Kind> {
  readonly kind: Kind;
  readonly percent: number;
}

interface LongWorks<Kind> {
  /** Set once the task takes long enough to be shown. */
  readonly shown: Shown<Kind> | undefined;
  /** Cancels the previous task; resolves to undefined if canceled. */
  readonly start: <Value>(kind: Kind, task: (work: LongWork) => Promise<Value>) => Promise<Value | undefined>;
  readonly cancel: () => void;
}

/** One task at a time; unmounting cancels the task. */
export function useLongWork<Kind extends string>(): LongWorks<Kind> {
  const [shown, setShown] = useState<Shown<Kind>>();
  const control = useRef<AbortController>(undefined);
  const cancel = () => {
    control.current?.abort();
    control.current = undefined;
    setShown(undefined);
  };
  useEffect(() => () => control.current?.abort(), []);

  const start: LongWorks<Kind>['start'] = async (kind, task) => {
    cancel();
    const controller = new AbortController();
    control.current = controller;
    let percent = 0;
    let isShown = false;
    const show = () => {
      if (isShown && control.current === controller) setShown({ kind, percent });
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
      // A task that ignores the signal must not keep its progress on the screen.
      return await Promise.race([
        task({ signal: controller.signal, onProgress }),
        abortOf(controller.signal),
      ]);
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    } finally {
      clearTimeout(timer);
      if (control.current === controller) {
        control.current = undefined;
        setShown(undefined);
      }
    }
  };
  return { shown, start, cancel };
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
