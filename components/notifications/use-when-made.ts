import { useFormats } from '@/components/ui/use-formats';
import { clockTimeOf } from '@/lib/time/clock-time';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { useUi } from '@/stores/ui/use-ui';

/** The time of an instant in epoch milliseconds, with the day unless it is today; empty for NaN. */
export function useWhenMade(): (at: number) => string {
  const formats = useFormats();
  const today = useUi((state) => state.today);
  const zone = zoneOf(useUi((state) => state.timezone));
  return (at) => {
    if (!Number.isFinite(at)) return '';
    const date = new Date(at);
    const day = todayIn(date, zone);
    const time = formats.time(clockTimeOf(minuteNow(date, zone)));
    return day === today ? time : `${formats.shortDay(day)}, ${time}`;
  };
}
