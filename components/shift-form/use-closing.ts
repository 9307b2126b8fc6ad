import { useFormats } from '@/components/ui/use-formats';
import { parseDateInput } from '@/lib/time/clean-date';
import type { ClockTime } from '@/lib/time/clock-time';
import { closingOn } from '@/lib/time/opening-hours';
import { useOpeningHours } from '@/stores/settings/use-setting';

/** The closing time; undefined if none is set, or the date is invalid. */
export function useClosing(dateText: string): ClockTime | undefined {
  const { dateReading } = useFormats();
  const date = parseDateInput(dateText, dateReading);
  return useOpeningHours((openingHours) => (date.isOk ? closingOn(openingHours, date.value) : undefined));
}
