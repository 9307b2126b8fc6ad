/** Zones with a translated name (SPEC section 9). */
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

/** `system` is the device's zone; the others are IANA names. */
export const ZONE_CHOICES = ['system', ...NAMED_ZONES] as const;

export type ZoneChoice = (typeof ZONE_CHOICES)[number];

/** The IANA name of the zone; undefined for the device's zone. */
export function zoneOf(choice: ZoneChoice): string | undefined {
  return choice === 'system' ? undefined : choice;
}

export function isNamedZone(zone: string): zone is NamedZone {
  return (NAMED_ZONES as readonly string[]).includes(zone);
}

/** `Buenos Aires` for `America/Argentina/Buenos_Aires`, `UTC` for `UTC`. */
export function cityName(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
