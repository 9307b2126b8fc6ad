import { cityName, isNamedZone, ZONE_CHOICES, zoneOf } from '@/lib/time/zone-choice';

describe('the time zones to choose from', () => {
  test('are the system’s and the seven of the specification, which the platform knows', () => {
    expect(ZONE_CHOICES[0]).toBe('system');
    expect(zoneOf('system')).toBeUndefined();
    const zones = ZONE_CHOICES.slice(1);
    expect(zones.map(cityName)).toEqual([
      'New York',
      'Chicago',
      'Denver',
      'Los Angeles',
      'London',
      'Paris',
      'Tokyo',
    ]);
    for (const zone of zones) {
      expect(isNamedZone(zone)).toBe(true);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
    expect(isNamedZone('system')).toBe(false);
  });

  test.each([
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['UTC', 'UTC'],
  ])('the city of %s is %s', (zone, city) => {
    expect(cityName(zone)).toBe(city);
  });
});
