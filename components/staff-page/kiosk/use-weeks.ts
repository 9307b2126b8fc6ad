'use client';

import { useEffect, useState } from 'react';
import type { SharedWeek } from '@/lib/share/shared-week';
import { type DecodedWeek, decodeWeek } from '@/lib/share/week-code/week-code';

interface Weeks {
  readonly weeks: readonly SharedWeek[];
  /** Why the first of them could not be read. */
  readonly failure?: Exclude<DecodedWeek['kind'], 'week'> | undefined;
}

/** The weeks of those fragments, one a line; those before until they are read, and undefined until the first ones are. */
export function useWeeks(fragments: string): Weeks | undefined {
  const [read, setRead] = useState<Weeks>();
  useEffect(() => {
    let isWanted = true;
    const reading = fragments === '' ? [] : fragments.split('\n').map(decodeWeek);
    void Promise.all(reading).then((decoded) => {
      if (!isWanted) return;
      const [failure] = decoded.flatMap(({ kind }) => (kind === 'week' ? [] : [kind]));
      setRead({ weeks: decoded.flatMap((one) => (one.kind === 'week' ? [one.week] : [])), failure });
    });
    return () => {
      isWanted = false;
    };
  }, [fragments]);
  return read;
}
