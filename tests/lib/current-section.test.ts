import fc from 'fast-check';
import { currentSection } from '@/lib/current-section';

const places = (...tops: number[]) => tops.map((top, position) => ({ name: `s${position}`, top }));
const page = (top: number) => ({ top, height: 800, fullHeight: 2000 });

test('currentSection returns the first section at the top, the last at the end, else the last above the line', () => {
  const sections = places(24, 500, 1100, 1900);
  expect(currentSection(sections, page(0))).toBe('s0');
  expect(currentSection(sections, page(600))).toBe('s1');
  expect(currentSection(sections, page(1200))).toBe('s3');
});

test('currentSection returns the first of sections side by side', () => {
  expect(currentSection(places(24, 24, 600, 600), page(0))).toBe('s0');
  expect(currentSection(places(24, 24, 600, 600), page(700))).toBe('s2');
});

test('currentSection returns a section in a second column that starts higher than the previous one', () => {
  // Two columns: the third begins beside the first.
  expect(currentSection(places(24, 900, 500), page(300))).toBe('s2');
});

test('currentSection returns the first section of a page too short to scroll, and undefined without sections', () => {
  expect(currentSection(places(24, 300), { top: 0, height: 800, fullHeight: 800 })).toBe('s0');
  expect(currentSection([], page(0))).toBeUndefined();
});

test('currentSection never returns an earlier section while scrolling down, and reaches every section of one column', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 9 }),
      fc.integer({ min: 100, max: 900 }),
      (heights, height) => {
        let top = 24;
        const sections = heights.map((own, position) => {
          const place = { name: String(position), top };
          top += own;
          return place;
        });
        const fullHeight = Math.max(top, height);
        const seen = Array.from({ length: fullHeight - height + 1 }, (_, scrolled) =>
          Number(currentSection(sections, { top: scrolled, height, fullHeight })),
        );
        expect([...seen].sort((one, other) => one - other)).toEqual(seen);
        expect(seen[0]).toBe(0);
        if (fullHeight > height) expect(seen.at(-1)).toBe(heights.length - 1);
      },
    ),
  );
});
