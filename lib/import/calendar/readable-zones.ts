import type ICAL from 'ical.js';

/** Real calendars describe a handful of zones, each by what changed in a century at most. */
const MOST_ZONES = 200;
const MOST_CHANGES = 500;

/**
 * Takes those zones out of the calendar whose rules would be searched for ever: times in them count by the zone's name,
 * or as they stand. False when it describes more zones and changes than any calendar does.
 */
export function keepReadableZones(calendar: ICAL.Component): boolean {
  const zones = calendar.getAllSubcomponents('vtimezone');
  if (zones.length > MOST_ZONES) return false;
  let changes = 0;
  for (const zone of zones) {
    const parts = zone.getAllSubcomponents();
    changes += parts.reduce((sum, part) => sum + 1 + part.getAllProperties('rdate').length, 0);
    if (changes > MOST_CHANGES) return false;
    if (!parts.every(isYearly)) calendar.removeSubcomponent(zone);
  }
  return true;
}

/** Other rules may iterate over every second of centuries. */
function isYearly(part: ICAL.Component): boolean {
  const rules = part.getAllProperties('rrule');
  return (
    rules.length < 2 &&
    rules.every((rule) => (rule.getFirstValue() as Partial<ICAL.Recur> | null)?.freq === 'YEARLY')
  );
}
