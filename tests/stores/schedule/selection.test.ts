import { createSelectionStore } from '@/stores/schedule/selection';

const ORDER = ['a', 'b', 'c', 'd', 'e'];

test('a click toggles, a range goes on from it, and another range takes the place of the first', () => {
  const store = createSelectionStore();
  const selected = () => [...store.getState().ids].sort().join('');
  store.toggle('b');
  expect(selected()).toBe('b');
  store.extendTo('d', ORDER);
  expect(selected()).toBe('bcd');
  store.extendTo('a', ORDER);
  expect(selected()).toBe('ab');
  store.toggle('e');
  expect(selected()).toBe('abe');
  store.extendTo('d', ORDER);
  expect(selected()).toBe('abde');
  store.toggle('b');
  expect(selected()).toBe('ade');
});

test('a range goes on from where one only was, without a selection yet', () => {
  const store = createSelectionStore();
  store.setAnchor('c');
  expect(store.getState().ids.size).toBe(0);
  store.extendTo('a', ORDER);
  expect([...store.getState().ids].sort()).toEqual(['a', 'b', 'c']);
});

test('what is gone leaves; nothing is told where nothing has changed', () => {
  const store = createSelectionStore();
  store.replace(['a', 'b']);
  let tellings = 0;
  store.subscribe(() => {
    tellings += 1;
  });
  store.replace(['b', 'a']);
  store.keepOnly(() => true);
  expect(tellings).toBe(0);
  store.keepOnly((id) => id !== 'a');
  expect([...store.getState().ids]).toEqual(['b']);
  store.clear();
  store.clear();
  expect(tellings).toBe(2);
});
