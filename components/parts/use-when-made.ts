import { useFormats } from '@/components/ui/use-formats';
import { clockTimeOf } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { useUi } from '@/stores/ui/use-ui';

/** The day and the time of an instant in epoch milliseconds. */
export function useDayMade(): (at: number) => { readonly day: LocalDate; readonly time: string } {
  const formats = useFormats();
  const zone = zoneOf(useUi((state) => state.timezone));
  return (at) => {
    const date = new Date(at);
    return { day: todayIn(date, zone), time: formats.time(clockTimeOf(minuteNow(date, zone))) };
  };
}

/** The time of an instant in epoch milliseconds, with the day unless it is today; empty for NaN. */
export function useWhenMade(): (at: number) => string {
  const formats = useFormats();
  const today = useUi((state) => state.today);
  const dayMade = useDayMade();
  return (at) => {
    if (!Number.isFinite(at)) return '';
    const { day, time } = dayMade(at);
    return day === today ? time : `${formats.shortDay(day)}, ${time}`;
  };
}
