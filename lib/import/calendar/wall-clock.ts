import { remembered } from '@/lib/remembered';
import { type ClockTime, clockTimeOf } from '@/lib/time/clock-time';
import { type LocalDate, localDateOf } from '@/lib/time/local-date';

/** What calendar and clock on the wall show. */
export interface WallClock {
  readonly date: LocalDate;
  readonly time: ClockTime;
}

const formatIn = remembered((zone: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
  } catch {
    return undefined;
  }
});

/** Whether the text is a zone that this device knows. */
export function isZone(zone: string): boolean {
  return zone !== '' && formatIn(zone) !== undefined;
}

/** What the wall shows in the IANA zone at that instant, in epoch milliseconds; undefined for none. */
export function wallClockAt(instant: number, zone: string): WallClock | undefined {
  const format = formatIn(zone);
  if (!format || Number.isNaN(instant)) return undefined;
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  const date = localDateOf(part('year'), part('month'), part('day'));
  return date && { date, time: clockTimeOf(60 * part('hour') + part('minute')) };
}
