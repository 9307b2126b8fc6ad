'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useLongWork } from '@/components/ui/loading/use-long-work';
import { type MadeSealed, makeSealed } from '@/stores/restore/sealed/make-sealed';

/** Why there is no file. */
export type SealProblem = 'noCrypto' | 'notMade';

/** Makes a sealed backup, once; both are undefined meanwhile. `percent` is there once it takes long. */
export function useSealed() {
  const [made, setMade] = useState<MadeSealed>();
  const [problem, setProblem] = useState<SealProblem>();
  const { shown, start } = useLongWork<'making'>();
  const make = useEffectEvent(async () => {
    // Outside of `https:` browsers have no such functions.
    if (!('subtle' in crypto)) {
      setProblem('noCrypto');
      return;
    }
    try {
      setMade(await start('making', makeSealed));
    } catch (error) {
      console.error('The sealed backup could not be made.', error);
      setProblem('notMade');
    }
  });
  useEffect(() => void make(), []);
  return { made, problem, percent: shown?.percent };
}
