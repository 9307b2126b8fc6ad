import { maxCharacters } from '@/lib/shifts/views/time-width';

/** Widths in px at 12 px with tabular figures, measured in Chromium. */
const MEASURED: readonly (readonly [text: string, inter: number, dyslexic: number])[] = [
  ['10:30 AM - 10:45 PM', 127.1, 154.9],
  ['10:30 PM - 2:30 AM', 119.3, 148.0],
  ['10 PM - 12:30 AM', 108.3, 138.4],
  ['5 PM - 12:30 AM', 100.5, 131.5],
  ['10:30 - 2:30 PM', 96.9, 112.5],
  ['10 PM - 6 AM', 81.8, 115.0],
  ['22:30 – 02:30', 81.1, 89.0],
  ['11 - 7 PM', 59.3, 79.4],
];

test.each(MEASURED)(
  'maxCharacters allows no text that is wider than the column: %s',
  (text, inter, dyslexic) => {
    for (let px = 60; px < 200; px += 1) {
      if (text.length <= maxCharacters(px, false)) expect(inter).toBeLessThanOrEqual(px);
      if (text.length <= maxCharacters(px, true)) expect(dyslexic).toBeLessThanOrEqual(px);
    }
    expect(text.length).toBeLessThanOrEqual(maxCharacters(200, true));
  },
);

test('maxCharacters allows any number of characters without a width limit, and fewer in the wide font', () => {
  expect(maxCharacters(Number.POSITIVE_INFINITY, true)).toBe(Number.POSITIVE_INFINITY);
  expect(maxCharacters(100, true)).toBeLessThan(maxCharacters(100, false));
});
