'use client';

import { useRequestWords } from '@/components/inbox/use-request-words';
import type { WeeklyAvailability } from '@/lib/employees/stored-availability';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { isoWeekday } from '@/lib/time/local-date';
import { startOfWeek, weekOf } from '@/lib/time/week';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

/** Weekly availability, day by day; days without an entry mean any time. */
export function WeekLines({ weekly }: { weekly: readonly WeeklyAvailability[] }) {
  const { t, formats } = useRequestWords();
  const weekStart = useSetting(weekStartSetting);
  const today = useUi((state) => state.today);
  const days = weekOf(startOfWeek(today, weekStart), weekStart).flatMap((date) => {
    const entries = weekly.filter(({ weekday }) => weekday === isoWeekday(date));
    return entries.length > 0 ? [{ date, entries }] : [];
  });
  if (days.length === 0) return <p className="text-sm">{t('wholeWeek')}</p>;
  const hoursIn = (entries: readonly WeeklyAvailability[]) =>
    entries.flatMap(({ from, to }) => (from && to ? [formats.timeRange(from, to)] : [])).join(', ');
  return (
    <ul className="tnum flex flex-col text-sm">
      {days.map(({ date, entries }) => (
        <li key={date}>
          {t('everyDay', { weekday: formats.weekday(date), hours: hoursIn(entries) || t('offDay') })}
        </li>
      ))}
      {days.length < 7 && <li className="text-ink-2">{t('freeDay')}</li>}
    </ul>
  );
}
