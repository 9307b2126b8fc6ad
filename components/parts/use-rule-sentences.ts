'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import type { RuleBreak } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import type { Interval } from '@/lib/time/interval';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time/units';

export function useRuleSentences(): (found: RuleBreak) => string {
  const t = useTranslations('rules');
  const formats = useFormats();
  const roleName = useRoleName();
  return useCallback(
    (found) => {
      const shiftWords = ({ date, startTime, endTime }: Shift) =>
        `${formats.weekdayShort(date)} ${formats.timeRange(startTime, endTime)}`;
      const stretchWords = ({ startMinute, endMinute }: Interval) => {
        const start = clockTimeOf(startMinute);
        const end = clockTimeOf(endMinute);
        if (startMinute === 0) return t('until', { end: formats.timeInWords(end) });
        // An absence that covers the whole next day has no end time to show.
        return endMinute >= 2 * DAY_MINUTES
          ? t('from', { start: formats.timeInWords(start) })
          : formats.timeRange(start, end);
      };
      switch (found.rule) {
        case 'role':
          return t('role', {
            name: found.name,
            employeeRole: roleName(found.employeeRole),
            role: roleName(found.role),
          });
        case 'overlap':
          return t('overlap', { shift: shiftWords(found.other) });
        case 'rest':
          return t(found.side === 'after' ? 'restAfter' : 'restBefore', {
            hours: formats.duration(found.restHours * HOUR_MINUTES),
            shift: shiftWords(found.neighbor),
          });
        case 'weekHours':
          return t('weekHours', {
            hours: formats.duration(found.minutes),
            limit: formats.duration(found.limitMinutes),
          });
        case 'ownHours':
        case 'minorHours':
        case 'dayHours':
          return t(found.rule, {
            hours: formats.duration(found.minutes),
            limit: formats.duration(found.limitMinutes),
          });
        case 'employment':
          return t(found.side === 'before' ? 'beforeFirstDay' : 'afterLastDay', {
            day: formats.fullDay(found.day),
          });
        case 'certificate':
          return t('certificate', { name: found.name, day: formats.fullDay(found.expires) });
        case 'minorLate':
          return t('minorLate', { time: formats.timeInWords(found.latest) });
        case 'closedDay':
          return t('closedDay', { day: formats.weekdayDay(found.date) });
        case 'daysRunning':
          return t('daysRunning', { days: found.days, limit: found.limit });
        case 'availability': {
          const { kind, stretches, reason } = found.day;
          if (kind === 'hours') {
            return t('onlyAvailable', {
              day: formats.weekdayShort(found.date),
              hours: stretches.map(stretchWords).join(', '),
            });
          }
          if (kind === 'all') return t('notAtHours', { day: formats.weekdayDay(found.date) });
          if (!reason) return t('weekdayOff', { weekday: formats.weekday(found.date) });
          const day = formats.weekdayDay(found.date);
          return t(reason.kind === 'timeOff' ? 'timeOff' : 'dayOff', { day });
        }
      }
    },
    [t, formats, roleName],
  );
}
