import { densityFor } from '@/lib/shifts/density';

describe('how much a card shows', () => {
  test.each([
    [0, 'comfortable', 'comfortable'],
    [9, 'comfortable', 'comfortable'],
    [10, 'compact', 'compact'],
    [16, 'compact', 'compact'],
    [17, 'dense', 'compact'],
    [500, 'dense', 'compact'],
  ])('with %i shifts on the fullest day: %s for a mouse, %s for a finger', (most, mouse, finger) => {
    expect(densityFor(most, true)).toBe(mouse);
    expect(densityFor(most, false)).toBe(finger);
  });
});
