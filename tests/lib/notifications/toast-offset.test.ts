import fc from 'fast-check';
import { type Box, toastOffset } from '@/lib/notifications/toast-offset';

const WINDOW: Box = { left: 0, top: 0, right: 1440, bottom: 900 };
const USUAL: Box = { left: 1048, top: 800, right: 1420, bottom: 880 };
const HOME = { x: 0, y: 0 };
const context = { usual: USUAL, window: WINDOW, kept: [], avoided: [], current: HOME };

const isApart = (one: Box, other: Box) =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
const at = ({ x, y }: { x: number; y: number }, box = USUAL): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

test('toastOffset keeps toasts at the bottom right when nothing is in the way', () => {
  expect(toastOffset(context)).toEqual(HOME);
  expect(toastOffset({ ...context, kept: [{ left: 0, top: 0, right: 1000, bottom: 900 }] })).toEqual(HOME);
});

test('toastOffset moves toasts above the focused cell, and leaves them there after the cell is free', () => {
  const cell = { left: 1200, top: 780, right: 1400, bottom: 840 };
  const risen = toastOffset({ ...context, kept: [cell] });
  expect(risen).toEqual({ x: 0, y: 780 - 8 - 880 });
  expect(toastOffset({ ...context, current: risen })).toEqual(risen);
});

test('toastOffset moves toasts to the other side next to a tall panel', () => {
  const card = { left: 1000, top: 20, right: 1430, bottom: 880 };
  expect(toastOffset({ ...context, kept: [card] })).toEqual({ x: 8 - 1048, y: 0 });
});

test('toastOffset keeps toasts off the top and bottom bars of a dialog that fills the window', () => {
  const dialog = WINDOW;
  const [head, foot] = [
    { ...WINDOW, bottom: 60 },
    { ...WINDOW, top: 840 },
  ];
  const box = at(toastOffset({ ...context, kept: [head, foot], avoided: [dialog] }));
  expect(isApart(box, head) && isApart(box, foot)).toBe(true);
});

test('toastOffset moves toasts back inside when the window gets smaller', () => {
  const small = { ...WINDOW, bottom: 500 };
  const usual = { ...USUAL, top: 400, bottom: 480 };
  const current = { x: 0, y: -450 };
  expect(at(toastOffset({ ...context, window: small, usual, current }), usual).top).toBeGreaterThanOrEqual(0);
});

const boxes = fc
  .record({
    left: fc.integer({ min: 0, max: 1300 }),
    top: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 1, max: 600 }),
    height: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ left, top, width, height }): Box => ({ left, top, right: left + width, bottom: top + height }));

test('toastOffset never moves toasts over the focused cell or out of the window', () => {
  fc.assert(
    fc.property(boxes, fc.array(boxes, { maxLength: 3 }), (kept, avoided) => {
      const box = at(toastOffset({ ...context, kept: [kept], avoided }));
      expect(isApart(box, kept)).toBe(true);
      expect(box.left >= 0 && box.top >= 0 && box.right <= 1440 && box.bottom <= 900).toBe(true);
    }),
  );
});
