import { createTypingStore } from '@/stores/first-use/typed-shifts';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { openValues } from '@/tests/support/storage/open-values';

const open = (storage = new MemoryStorage()) => {
  const store = createTypingStore(openValues(storage));
  return { storage, store, isLearned: () => store.getState().isLearned };
};

test('marks typing as learned permanently with the third shift', () => {
  const { storage, store, isLearned } = open();
  store.note(1);
  store.note(1);
  expect(isLearned()).toBe(false);
  expect(storage.getItem('brigade-typed-shifts')).toBe('2');
  store.note(2);
  expect(isLearned()).toBe(true);
  expect(storage.getItem('brigade-typed-shifts')).toBe('3');
  expect(open(storage).isLearned()).toBe(true);
  store.note(1);
  expect(storage.getItem('brigade-typed-shifts')).toBe('3');
});

test('adds the count of another tab, and reads an invalid text as zero', () => {
  const one = open();
  const other = open(one.storage);
  one.store.note(2);
  other.store.note(1);
  expect(other.isLearned()).toBe(true);
  expect(open(new MemoryStorage({ 'brigade-typed-shifts': '"many"' })).isLearned()).toBe(false);
});
