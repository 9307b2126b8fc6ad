/** @jest-environment jsdom */
import { createPickUpKeys } from '@/components/parts/drag/pick-up-key';

const press = (key: string, fields: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, ...fields });

test('M picks up, in either case and by its place where the letters are others', () => {
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
])('M with %j does not', (fields) => {
  expect(createPickUpKeys()(press('m', fields))).toBe(false);
});

test('M that ends G M opens the templates and picks up nothing; the next M picks up', () => {
  const isPickUp = createPickUpKeys();
  expect([press('g'), press('m'), press('m')].map(isPickUp)).toEqual([false, false, true]);
});
