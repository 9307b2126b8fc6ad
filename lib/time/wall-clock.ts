import { type ClockTime, clockTimeOf } from './clock-time';
import { type LocalDate, localDateOf } from './local-date';
import { readWallIfAny } from './zone';

/** A wall-clock date and time. */
export interface WallClock {
  readonly date: LocalDate;
  readonly time: ClockTime;
}

/** IANA name of the device's own zone. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether the text names a zone that this device knows. */
export function isZone(zone: string): boolean {
  return readWallIfAny(0, zone) !== undefined;
}

/** The wall clock of the IANA zone at that instant, in epoch milliseconds; undefined for an invalid instant or zone. */
export function wallClockAt(instant: number, zone: string): WallClock | undefined {
  const reading = readWallIfAny(instant, zone);
  const date = reading && localDateOf(reading.year, reading.month, reading.day);
  return date && { date, time: clockTimeOf(reading.minuteOfDay) };
}
