import { densityFor, startsPartOfDay } from '@/lib/shifts/views/density';

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

describe('the parts of a dense day', () => {
  test.each([
    ['10:30', '11:00', true],
    ['10:30', '10:45', false],
    ['11:00', '14:59', false],
    ['14:59', '15:00', true],
    ['09:00', '17:00', true],
    [undefined, '11:00', false],
  ])('between %s and %s one begins: %s', (previous, start, begins) => {
    expect(startsPartOfDay(previous, start)).toBe(begins);
  });
});
