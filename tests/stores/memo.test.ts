import { createMemo } from '@/stores/memo';

test('returns the cached answer until one of its inputs changes', () => {
  const ask = createMemo<string, object>(2);
  const [one, other] = [{}, {}];
  const first = ask('a', [one, 1], () => ({}));
  expect(ask('a', [one, 1], () => ({}))).toBe(first);
  expect(ask('a', [other, 1], () => ({}))).not.toBe(first);
  expect(ask('a', [one], () => ({}))).not.toBe(first);
});

test('caches undefined, and evicts keys above the limit', () => {
  const ask = createMemo<string, undefined | number>(2);
  let made = 0;
  const make = () => {
    made += 1;
    return undefined;
  };
  ask('a', [], make);
  ask('a', [], make);
  expect(made).toBe(1);
  ask('b', [], make);
  ask('c', [], make);
  ask('a', [], make);
  expect(made).toBe(4);
});
