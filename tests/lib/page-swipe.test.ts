import fc from 'fast-check';
import { MIN_SWIPE_PX, pageAfterSwipe, swipeStep } from '@/lib/page-swipe';

const from = { x: 200, y: 400 };

describe('a swipe', () => {
  test.each([
    ['exactly the least distance to the left', -MIN_SWIPE_PX, 0, 1],
    ['exactly the least distance to the right', MIN_SWIPE_PX, 0, -1],
    ['one pixel less', -MIN_SWIPE_PX + 1, 0, undefined],
    ['a little down as well', -100, 49, 1],
    ['down half as far as across', -100, 50, undefined],
    ['straight down', 0, 300, undefined],
    ['no way at all', 0, 0, undefined],
  ])('%s', (_, across, along, step) => {
    expect(swipeStep(from, { x: from.x + across, y: from.y + along })).toBe(step);
  });

  test('back is the opposite of there', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 1000 }) });
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(swipeStep(one, other) ?? 0).toBe(-(swipeStep(other, one) ?? 0) || 0);
      }),
    );
  });
});

describe('the pages that a swipe turns', () => {
  test.each([
    ['/', 1, '/employees'],
    ['/employees', 1, '/settings'],
    ['/employees/', 1, '/settings'],
    ['/settings', 1, undefined],
    ['/settings', -1, '/employees'],
    ['/', -1, undefined],
    ['/insights', 1, undefined],
    ['/templates', -1, undefined],
  ] as const)('from %s by %i', (path, step, page) => {
    expect(pageAfterSwipe(path, step)).toBe(page);
  });
});
