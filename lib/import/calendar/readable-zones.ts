import type ICAL from 'ical.js';

/** Real calendars describe a few zones, each with at most a century of changes. */
const MOST_ZONES = 200;
const MOST_CHANGES = 500;

/**
 * Removes zones whose rules take forever to search; their times then use the zone's name, or no conversion.
 * False if the calendar has too many zones or changes.
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
