import { type ClockChange, clockChanges } from '@/lib/time/clock-changes';
import { offsetAt } from '@/lib/time/instant';
import { DAY_MS, MINUTE_MS } from '@/lib/time/units';

/**
 * Time around the events for which the file describes the zone: even a winter week includes both clock
 * changes.
 */
const AROUND_MS = 366 * DAY_MS;

/**
 * Describes the zone for events between two instants in epoch milliseconds, with clock changes up to a year
 * before and after. Throws a RangeError for an unknown zone.
 */
export function timeZoneLines(zone: string, first: number, last: number): readonly string[] {
  const from = Math.floor((first - AROUND_MS) / DAY_MS) * DAY_MS;
  const changes = clockChanges(zone, from, last + AROUND_MS);
  const start = offsetAt(from, zone);
  const standard = Math.min(start, ...changes.map(({ to }) => to));
  const lines = [{ at: from, from: start, to: start }, ...changes].flatMap((change) =>
    observance(change, change.to > standard ? 'DAYLIGHT' : 'STANDARD'),
  );
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, `X-LIC-LOCATION:${zone}`, ...lines, 'END:VTIMEZONE'];
}

/** `20261116T090000` on a wall clock `offset` ahead of UTC. */
export function wallClockText(instant: number, offset: number): string {
  return new Date(instant + offset).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

function observance({ at, from, to }: ClockChange, kind: 'STANDARD' | 'DAYLIGHT'): readonly string[] {
  return [
    `BEGIN:${kind}`,
    // The instant of the change as shown by clocks not yet changed.
    `DTSTART:${wallClockText(at, from)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${nameOf(to)}`,
    `END:${kind}`,
  ];
}

/** `-0500`, `+1030`. */
function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / MINUTE_MS));
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${digits(Math.floor(minutes / 60))}${digits(minutes % 60)}`;
}

function nameOf(offset: number): string {
  return offset === 0 ? 'UTC' : `UTC${offsetText(offset)}`;
}
