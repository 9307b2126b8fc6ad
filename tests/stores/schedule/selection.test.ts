import { createSelectionStore } from '@/stores/schedule/selection';

const ORDER = ['a', 'b', 'c', 'd', 'e'];

test('toggles an id, and replaces the last range from the same anchor', () => {
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

test('extends from an anchor without a selection', () => {
  const store = createSelectionStore();
  store.setAnchor('c');
  expect(store.getState().ids.size).toBe(0);
  store.extendTo('a', ORDER);
  expect([...store.getState().ids].sort()).toEqual(['a', 'b', 'c']);
});

test('removes ids that are gone, and notifies only of changes', () => {
  const store = createSelectionStore();
  store.replace(['a', 'b']);
  let notifications = 0;
  store.subscribe(() => {
    notifications += 1;
  });
  store.replace(['b', 'a']);
  store.keepOnly(() => true);
  expect(notifications).toBe(0);
  store.keepOnly((id) => id !== 'a');
  expect([...store.getState().ids]).toEqual(['b']);
  store.clear();
  store.clear();
  expect(notifications).toBe(2);
});
