import { COLUMN_STEPS_PX, mostCharacters, TABLE_STEPS_PX } from '@/lib/shifts/views/time-room';

const FONTS = [false, true];

test.each(['comfortable', 'compact', 'cell'] as const)(
  'a narrower %s has room for fewer characters, and always for some',
  (place) => {
    for (const isDyslexic of FONTS) {
      const steps = [0, 1, 2, 3].map((step) => mostCharacters(place, step, isDyslexic));
      for (const [at, most] of steps.entries()) {
        expect(most).toBeGreaterThanOrEqual(9);
        if (at > 0 && place !== 'cell') expect(most).toBeLessThanOrEqual(steps[at - 1] ?? 0);
      }
    }
  },
);

test('the wide font has room for no more than the other, a lower card for no less than a compact one', () => {
  for (const step of [0, 1, 2, 3])
    expect(mostCharacters('comfortable', step, true)).toBeLessThanOrEqual(
      mostCharacters('comfortable', step, false),
    );
  for (const isDyslexic of FONTS)
    for (const step of [0, 1, 2, 3])
      expect(mostCharacters('compact', step, isDyslexic)).toBeLessThanOrEqual(
        mostCharacters('comfortable', step, isDyslexic),
      );
});

test('what a column holds in Inter fits its least width, with what stands around it', () => {
  const aroundPx = { comfortable: 36, compact: 53 };
  const leastPx = [...COLUMN_STEPS_PX, 137];
  for (const density of ['comfortable', 'compact'] as const)
    for (const [step, px] of leastPx.entries()) {
      const most = mostCharacters(density, step, false);
      // The longest time of all has nineteen.
      expect(Math.min(most, 19) * 6.7).toBeLessThanOrEqual(px - aroundPx[density]);
    }
});

test('a dense row has short times whatever its width', () => {
  expect(mostCharacters('dense', 3, true)).toBe(Number.POSITIVE_INFINITY);
  expect(TABLE_STEPS_PX[0]).toBeGreaterThan(TABLE_STEPS_PX[1]);
});
