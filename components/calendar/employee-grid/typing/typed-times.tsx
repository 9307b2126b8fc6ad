'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { useFormats } from '@/components/ui/use-formats';
import type { RuleBreak } from '@/lib/rules/rule-break';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import { breaksOfShifts } from '@/stores/schedule/plan-breaks';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import type { TypedShifts } from './read-typed';
import type { EntryFault } from './unparsed-texts';

interface TypedTimesProps {
  read: EntryFault | TypedShifts;
  /** The text is wrong, not just unfinished. */
  isWrong: boolean;
}

const NO_BREAKS: readonly RuleBreak[] = [];

/** A preview of the typed times with the rules that they break; otherwise a hint about valid input. */
export function TypedTimes({ read, isWrong }: TypedTimesProps) {
  const store = useScheduleStore();
  const t = useTranslations('grid');
  const formats = useFormats();
  const breaksOf = useMemo(() => {
    const broken = typeof read === 'string' ? [] : breaksOfShifts(store, read.shifts);
    return new Map(broken.map((one) => [one.shift.id, one.breaks]));
  }, [read, store]);
  if (typeof read === 'string') {
    return (
      <span
        data-status={isWrong ? 'Canceled' : undefined}
        className={isWrong ? 'text-status-text' : 'text-ink-2'}
      >
        {t(isWrong ? read : 'example')}
      </span>
    );
  }
  return read.readings.map((reading, position) => {
    const planned = read.shifts[position];
    return (
      planned && (
        <span key={planned.startTime + planned.endTime} className="flex flex-col gap-1">
          <span className="tnum font-semibold">
            {formats.timeRange(reading.startTime, reading.endTime)}
            {', '}
            {formats.duration(shiftMinutes(planned))}
          </span>
          {reading.other && (
            <span className="text-ink-2">
              {t('guessed', {
                other: formats.timeRange(reading.other.startTime, reading.other.endTime),
                typed: `${reading.other.startTime}-${reading.other.endTime}`,
              })}
            </span>
          )}
          <RuleWarnings breaks={breaksOf.get(planned.id) ?? NO_BREAKS} />
        </span>
      )
    );
  });
}
