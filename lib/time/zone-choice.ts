/** The zones with a name in every language, as IANA names (SPEC section 9). */
const NAMED_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
] as const;

export type NamedZone = (typeof NAMED_ZONES)[number];

/** The time zones offered: `system`, the device's own, then IANA names. */
export const ZONE_CHOICES = ['system', ...NAMED_ZONES] as const;

export type ZoneChoice = (typeof ZONE_CHOICES)[number];

/** The IANA name of the choice; undefined for the device's own. */
export function zoneOf(choice: ZoneChoice): string | undefined {
  return choice === 'system' ? undefined : choice;
}

/** Whether the IANA zone is one of those offered. */
export function isNamedZone(zone: string): zone is NamedZone {
  return (NAMED_ZONES as readonly string[]).includes(zone);
}

/** The English city name in an IANA name: `Buenos Aires` of `America/Argentina/Buenos_Aires`, `UTC` of `UTC`. */
export function cityName(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
