import { useFormats } from '@/components/ui/use-formats';
import { clockTimeOf } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { type ZoneChoice, zoneOf } from '@/lib/time/zone-choice';

/** Splits epoch milliseconds into day and time in the chosen zone. */
export function useDayText(
  timezone: ZoneChoice,
): (at: number) => { readonly day: LocalDate; readonly time: string } {
  const formats = useFormats();
  const zone = zoneOf(timezone);
  return (at) => {
    const date = new Date(at);
    return { day: todayIn(date, zone), time: formats.time(clockTimeOf(minuteNow(date, zone))) };
  };
}

/** Formats epoch milliseconds as a time, with the day unless today; returns an empty text for NaN. */
export function useTimeText(timezone: ZoneChoice, today: LocalDate): (at: number) => string {
  const formats = useFormats();
  const dayMade = useDayText(timezone);
  return (at) => {
    if (!Number.isFinite(at)) return '';
    const { day, time } = dayMade(at);
    return day === today ? time : `${formats.shortDay(day)}, ${time}`;
  };
}
