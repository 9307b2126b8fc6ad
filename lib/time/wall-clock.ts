import { type ClockTime, clockTimeOf } from './clock-time';
import { type LocalDate, localDateOf } from './local-date';
import { tryReadWall } from './zone';

export interface WallClock {
  readonly date: LocalDate;
  readonly time: ClockTime;
}

export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function isZone(zone: string): boolean {
  return tryReadWall(0, zone) !== undefined;
}

/** `instant` is epoch milliseconds; undefined for an invalid instant or zone. */
export function wallClockAt(instant: number, zone: string): WallClock | undefined {
  const reading = tryReadWall(instant, zone);
  const date = reading && localDateOf(reading.year, reading.month, reading.day);
  return date && { date, time: clockTimeOf(reading.minuteOfDay) };
}
