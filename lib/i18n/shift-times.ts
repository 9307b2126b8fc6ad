import type { Shift } from '@/lib/shifts/shift/shift';
import { closingOn, type OpeningHours } from '@/lib/time/opening-hours';
import type { Formats } from './formats';

type Times = Pick<Shift, 'date' | 'startTime' | 'endTime'>;

/** The times of a shift as one text. */
export interface ShiftTimes {
  /** `11:00 AM - 11:00 PM`, or `11:00 AM - close`. */
  readonly range: (shift: Times) => string;
  /** The same for narrow columns. */
  readonly shortRange: (shift: Times) => string;
  /** The short range or, where it has more characters than fit, `10:30a–10:45p`. */
  readonly fittingRange: (shift: Times, mostCharacters: number) => string;
}

/** `10:30a–10:45p` for `10:30 AM - 10:45 PM`; where hours count to 24, only the spaces go. */
const tightened = (range: string) =>
  range
    .replaceAll(' AM', 'a')
    .replaceAll(' PM', 'p')
    .replace(/ [-–] /, '–');

/** The times of shifts; where the settings say so, an end at closing time is the word `close` of the language. */
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
    fittingRange(shift, mostCharacters) {
      const short = shortRange(shift);
      return short.length > mostCharacters ? tightened(short) : short;
    },
  };
}
