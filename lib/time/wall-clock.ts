import { type ClockTime, clockTimeOf } from './clock-time';
import { type LocalDate, localDateOf } from './local-date';
import { readWallIfAny } from './zone';

/** What calendar and clock on the wall show. */
export interface WallClock {
  readonly date: LocalDate;
  readonly time: ClockTime;
}

/** The IANA name of the device's own zone. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether the text is the name of a zone that this device knows. */
export function isZone(zone: string): boolean {
  return readWallIfAny(0, zone) !== undefined;
}

/** What the wall shows in the IANA zone at that instant, in epoch milliseconds; undefined for none, and for no zone. */
export function wallClockAt(instant: number, zone: string): WallClock | undefined {
  const reading = readWallIfAny(instant, zone);
  const date = reading && localDateOf(reading.year, reading.month, reading.day);
  return date && { date, time: clockTimeOf(reading.minuteOfDay) };
}
