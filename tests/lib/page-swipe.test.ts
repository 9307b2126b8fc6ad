import fc from 'fast-check';
import { MIN_SWIPE_PX, pageAfterSwipe, swipeStep } from '@/lib/page-swipe';

const from = { x: 200, y: 400 };

describe('swipe', () => {
  test.each([
    ['exactly the minimum distance to the left', -MIN_SWIPE_PX, 0, 1],
    ['exactly the minimum distance to the right', MIN_SWIPE_PX, 0, -1],
    ['one pixel less than the minimum', -MIN_SWIPE_PX + 1, 0, undefined],
    ['across and a little down', -100, 49, 1],
    ['half as far down as across', -100, 50, undefined],
    ['straight down', 0, 300, undefined],
    ['no distance', 0, 0, undefined],
  ])('turns pages by the direction of a swipe: %s', (_, across, along, step) => {
    expect(swipeStep(from, { x: from.x + across, y: from.y + along })).toBe(step);
  });

  test('has the opposite result in the opposite direction', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 1000 }) });
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(swipeStep(one, other) ?? 0).toBe(-(swipeStep(other, one) ?? 0) || 0);
      }),
    );
  });
});

describe('page after a swipe', () => {
  test.each([
    ['/', 1, '/employees'],
    ['/employees', 1, '/settings'],
    ['/employees/', 1, '/settings'],
    ['/settings', 1, undefined],
    ['/settings', -1, '/employees'],
    ['/', -1, undefined],
    ['/insights', 1, undefined],
    ['/templates', -1, undefined],
  ] as const)('follows the order of the navigation from %s by %i', (path, step, page) => {
    expect(pageAfterSwipe(path, step)).toBe(page);
  });
});
