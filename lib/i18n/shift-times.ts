import type { Shift } from '@/lib/shifts/shift/shift';
import { closingOn, type OpeningHours } from '@/lib/time/opening-hours';
import type { Formats } from './formats';

type Times = Pick<Shift, 'date' | 'startTime' | 'endTime'>;

export interface ShiftTimes {
  /** `11:00 AM - 11:00 PM`, or `11:00 AM - close`. */
  readonly range: (shift: Times) => string;
  readonly shortRange: (shift: Times) => string;
  /** The short range, or `10:30a–10:45p` if it exceeds `maxCharacters`. */
  readonly fittingRange: (shift: Times, maxCharacters: number) => string;
}

/** `10:30a–10:45p` for `10:30 AM - 10:45 PM`; only removes spaces in 24-hour languages. */
const tightenRange = (range: string) =>
  range
    .replaceAll(' AM', 'a')
    .replaceAll(' PM', 'p')
    .replace(/ [-–] /, '–');

/** If the settings enable the word for `close`, an end at closing time is that word in the language. */
export function shiftTimes(
  { timeRange, shortTimeRange, rangeTo, shortRangeTo }: Formats,
  opening: OpeningHours,
  close: string,
): ShiftTimes {
  const isToClose = ({ date, endTime }: Times) =>
    opening.isCloseShown && closingOn(opening, date) === endTime;
  const shortRange = (shift: Times) =>
    isToClose(shift) ? shortRangeTo(shift.startTime, close) : shortTimeRange(shift.startTime, shift.endTime);
  return {
    range: (shift) =>
      isToClose(shift) ? rangeTo(shift.startTime, close) : timeRange(shift.startTime, shift.endTime),
    shortRange,
    fittingRange(shift, maxCharacters) {
      const short = shortRange(shift);
      return short.length > maxCharacters ? tightenRange(short) : short;
    },
  };
}
