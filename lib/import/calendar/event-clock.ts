import type ICAL from 'ical.js';
import { type ClockTime, clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';
import { toInstant } from '@/lib/time/instant';
import { localDateOf } from '@/lib/time/local-date';
import { isZone, type WallClock, wallClockAt } from '@/lib/time/wall-clock';

interface EventClock {
  /** The restaurant's wall clock at that time in the property's zone; undefined for a day that does not exist. */
  wall(time: ICAL.Time, property: string, component: ICAL.Component): WallClock | undefined;
  /** Epoch milliseconds; NaN for a day that does not exist. */
  instant(time: ICAL.Time, property: string, component: ICAL.Component): number;
}

/**
 * Reads a calendar's event times in the restaurant's zone. A time without a zone, or in an unknown one, is not
 * converted. The calendar's zones are those of `keepReadableZones`.
 */
export function createEventClock(calendar: ICAL.Component, zone: string): EventClock {
  const describedZones = new Set(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((rules) => String(rules.getFirstPropertyValue('tzid') ?? '')),
  );
  const zoneIn = (property: string, component: ICAL.Component) =>
    String(component.getFirstProperty(property)?.getParameter('tzid') ?? '').replace(/^"|"$/g, '');

  /** Undefined when the time is already wall-clock time. */
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
      // A night with a clock change counts the planned hours.
      return instant ?? instantOf(wall, 'UTC');
    },
  };
}

/** A time that occurs twice is the first, per RFC 5545; a skipped one is as far after the change. */
function instantOf({ date, time }: WallClock, zone: string): number {
  return toInstant(date, minuteOfDay(time), zone, 'compatible');
}

function plainWall({ year, month, day, hour, minute }: ICAL.Time): WallClock | undefined {
  const date = localDateOf(year, month, day);
  const time: ClockTime = clockTimeOf(60 * hour + minute);
  return date && { date, time };
}
