import { typedShifts } from '@/components/calendar/employee-grid/acts';
import { openingHoursOf } from '@/lib/settings/settings-of';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { closingOn } from '@/lib/time/opening-hours';
import { parseTimes, type TimesReading } from '@/lib/time/parse-times';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import type { EntryFault } from './unparsed-texts';

export interface TypedShifts {
  readonly readings: readonly TimesReading[];
  readonly shifts: readonly Shift[];
}

interface Cell {
  readonly name: string;
  readonly date: LocalDate;
}

/**
 * The shifts that the text describes, or the reason why it describes none. `shift` is the shift whose times
 * are typed; undefined for a new shift.
 */
export function readTyped(
  store: ScheduleStore,
  { name, date }: Cell,
  shift: Shift | undefined,
  text: string,
): EntryFault | TypedShifts {
  if (text.trim() === '') return 'incomplete';
  const read = parseTimes(text, closingOn(openingHoursOf(store.getState().schedule), date));
  if (!read.isOk) return read.error;
  const readings = read.value;
  const [first] = readings;
  if (!shift) {
    const shifts = typedShifts(store, name, date, readings);
    return shifts ? { readings, shifts } : 'nobody';
  }
  if (!first || readings.length > 1) return 'oneShift';
  const { startTime, endTime } = first;
  return { readings, shifts: [{ ...shift, startTime, endTime }] };
}
