/** @jest-environment jsdom */
import { createPickUpKeys } from '@/components/parts/drag/pick-up-key';

const press = (key: string, fields: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, ...fields });

test('picks up a shift on M in either case and by key position in other scripts', () => {
  const isPickUp = createPickUpKeys();
  expect(isPickUp(press('m'))).toBe(true);
  expect(isPickUp(press('ь', { code: 'KeyM' }))).toBe(true);
  expect(isPickUp(press('n'))).toBe(false);
});

test.each<KeyboardEventInit>([
  { shiftKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { repeat: true },
])('does not pick up a shift on M with %j', (fields) => {
  expect(createPickUpKeys()(press('m', fields))).toBe(false);
});

test('does not pick up a shift on the M of G M, but on the next M', () => {
  const isPickUp = createPickUpKeys();
  expect([press('g'), press('m'), press('m')].map(isPickUp)).toEqual([false, false, true]);
});
