import type ICAL from 'ical.js';
import { type ClockTime, clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';
import { toInstant } from '@/lib/time/instant';
import { localDateOf } from '@/lib/time/local-date';
import { isZone, type WallClock, wallClockAt } from '@/lib/time/wall-clock';

interface EventClock {
  /** The time on the restaurant's wall clock; undefined for a day that does not exist. */
  wall(time: ICAL.Time, property: string, component: ICAL.Component): WallClock | undefined;
  /** Epoch milliseconds; NaN for a day that does not exist. */
  instant(time: ICAL.Time, property: string, component: ICAL.Component): number;
}

/**
 * Converts event times to the restaurant's zone; times without a known zone stay as written. The calendar
 * must be filtered by `keepReadableZones`.
 */
export function createEventClock(calendar: ICAL.Component, zone: string): EventClock {
  const describedZones = new Set(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((rules) => String(rules.getFirstPropertyValue('tzid') ?? '')),
  );
  const zoneIn = (property: string, component: ICAL.Component) =>
    String(component.getFirstProperty(property)?.getParameter('tzid') ?? '').replace(/^"|"$/g, '');

  /** Undefined if the time is already wall-clock time. */
  function instantIn(time: ICAL.Time, wall: WallClock, property: string, component: ICAL.Component) {
    if (time.zone?.tzid === 'UTC') return instantOf(wall, 'UTC');
    const own = zoneIn(property, component);
    if (own === '' || own === zone) return undefined;
    if (isZone(own)) return instantOf(wall, own);
    return describedZones.has(own) ? 1000 * time.toUnixTime() : undefined;
  }

  return {
    wall(time, property, component) {
      const wall = plainWall(time);
      const instant = wall && instantIn(time, wall, property, component);
      return instant === undefined ? wall : wallClockAt(instant, zone);
    },
    instant(time, property, component) {
      const wall = plainWall(time);
      if (!wall) return Number.NaN;
      const instant = instantIn(time, wall, property, component);
      // In a night with a clock change, the planned hours count.
      return instant ?? instantOf(wall, 'UTC');
    },
  };
}

/** RFC 5545: a repeated time is the first of the two; a skipped time shifts past the change. */
function instantOf({ date, time }: WallClock, zone: string): number {
  return toInstant(date, minuteOfDay(time), zone, 'compatible');
}

function plainWall({ year, month, day, hour, minute }: ICAL.Time): WallClock | undefined {
  const date = localDateOf(year, month, day);
  const time: ClockTime = clockTimeOf(60 * hour + minute);
  return date && { date, time };
}
