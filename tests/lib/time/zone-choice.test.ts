import { cityName, isNamedZone, ZONE_CHOICES, zoneOf } from '@/lib/time/zone-choice';

describe('the time zone choices', () => {
  test('are the system zone and the seven zones of the specification', () => {
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
  ])('show the city of %s as %s', (zone, city) => {
    expect(cityName(zone)).toBe(city);
  });
});
