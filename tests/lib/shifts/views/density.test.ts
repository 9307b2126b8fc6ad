import fc from 'fast-check';
import { DENSITIES, DENSITY_CHOICES, type DensityChoice } from '@/lib/shifts/views/calendar-view';
import { cardHeight, densityFor, heightFor, startsPartOfDay } from '@/lib/shifts/views/density';

/** The results of the week's media queries in a window of that height. */
const fitsIn = (height: number, most: number) => ({
  comfortable: height >= heightFor('comfortable', most),
  compact: height >= heightFor('compact', most),
});
const densityIn = (height: number, most: number, choice: DensityChoice = 'auto', isPointerFine = true) =>
  densityFor(choice, fitsIn(height, most), isPointerFine);

/** The px that a card's CSS height comes to in a window of that height. */
function heightIn(windowPx: number, css: string): number {
  const [, least, around, most, gap, greatest] =
    /^clamp\((\d+)px, \(100dvh - (\d+)px\) \/ (\d+) - (\d+)px, (\d+)px\)$/.exec(css) ?? [];
  if (least === undefined) return Number.parseFloat(css);
  const room = (windowPx - Number(around)) / Number(most) - Number(gap);
  return Math.max(Number(least), Math.min(room, Number(greatest)));
}

describe('the density of shift cards', () => {
  test.each([
    [900, 0, 'comfortable', 'comfortable'],
    [900, 9, 'comfortable', 'comfortable'],
    [900, 10, 'comfortable', 'comfortable'],
    [700, 9, 'compact', 'compact'],
    [900, 11, 'compact', 'compact'],
    [900, 14, 'compact', 'compact'],
    [900, 15, 'dense', 'compact'],
    [1400, 17, 'comfortable', 'comfortable'],
    [900, 500, 'dense', 'compact'],
  ])(
    'in %i px with at most %i shifts a day, is %s for a mouse and %s for touch',
    (height, most, mouse, finger) => {
      expect(densityIn(height, most)).toBe(mouse);
      expect(densityIn(height, most, 'auto', false)).toBe(finger);
    },
  );

  test.each(DENSITIES)(
    'is %s if chosen, at any height, but compact instead of dense on touch screens',
    (choice) => {
      for (const [height, most] of [
        [400, 40],
        [2000, 1],
      ] as const) {
        expect(densityIn(height, most, choice)).toBe(choice);
        expect(densityIn(height, most, choice, false)).toBe(choice === 'dense' ? 'compact' : choice);
      }
    },
  );

  test('lets ten comfortable cards fill a window of 900 px', () => {
    const height = heightIn(900, cardHeight('comfortable', 'auto', 10, true));
    expect(10 * (height + 6)).toBeCloseTo(900 - 187);
  });

  test('never gets denser in a higher window, and never gets less dense with more shifts', () => {
    const rank = (height: number, most: number) => DENSITIES.indexOf(densityIn(height, most));
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 2500 }), fc.nat(120), fc.nat(500), (height, most, more) => {
        expect(rank(height + more, most)).toBeLessThanOrEqual(rank(height, most));
        expect(rank(height, most + more)).toBeGreaterThanOrEqual(rank(height, most));
      }),
    );
  });

  test('lets all cards fit unless dense, and keeps cards at least 44 px high on touch screens', () => {
    const window = { height: fc.integer({ min: 300, max: 2500 }), most: fc.integer({ min: 1, max: 120 }) };
    fc.assert(
      fc.property(window.height, window.most, (height, most) => {
        const density = densityIn(height, most);
        const px = heightIn(height, cardHeight(density, 'auto', most, true));
        if (density === 'comfortable') expect(most * (px + 6)).toBeLessThanOrEqual(height - 187 + 1e-6);
        if (density === 'compact') expect(most * (px + 6)).toBeLessThanOrEqual(height - 187 + 1e-6);
        expect(px).toBeGreaterThanOrEqual(18);
        for (const choice of DENSITY_CHOICES) {
          const forFingers = densityIn(height, most, choice, false);
          const touched = heightIn(height, cardHeight(forFingers, choice, most, false));
          expect(touched).toBeGreaterThanOrEqual(44);
        }
      }),
    );
  });

  test('has a fixed card height for each chosen density', () => {
    expect(DENSITIES.map((density) => cardHeight(density, density, 3, true))).toEqual([
      '73px',
      '42px',
      '18px',
    ]);
  });
});

describe('startsPartOfDay', () => {
  test.each([
    ['10:30', '11:00', true],
    ['10:30', '10:45', false],
    ['11:00', '14:59', false],
    ['14:59', '15:00', true],
    ['09:00', '17:00', true],
    [undefined, '11:00', false],
  ])('for %s followed by %s, starts a new part of the day: %s', (previous, start, begins) => {
    expect(startsPartOfDay(previous, start)).toBe(begins);
  });
});
