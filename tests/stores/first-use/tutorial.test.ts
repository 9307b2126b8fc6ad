import { completeAction, LAST_STEP, next, resume, start, toggle } from '@/lib/tutorial/tutorial';
import { createTutorialStore } from '@/stores/first-use/tutorial';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { openValues } from '@/tests/support/storage/open-values';

function open(local = new MemoryStorage(), tab = new MemoryStorage()) {
  return { local, tab, store: createTutorialStore(openValues(local, tab)) };
}

test('the tutorial stores the running step for the tab and the viewed steps permanently', () => {
  const { local, tab, store } = open();
  store.move(start);
  store.move(next);
  expect(tab.getItem('brigade-tutorial-step')).toBe('1');
  expect(local.getItem('viewedTutorialSteps')).toBe('["welcome","calendar"]');
  expect(local.getItem('hasSeenTutorial')).toBeNull();
  store.move(toggle);
  expect(tab.getItem('brigade-tutorial-step')).toBeNull();
  expect(local.getItem('hasSeenTutorial')).toBe('true');
  expect(local.getItem('lastCompletedStep')).toBe('1');
});

test('the tutorial continues at its step after a reload, but not in a new tab', () => {
  const { local, tab, store } = open();
  for (const step of [start, next, next, completeAction, next]) store.move(step);
  expect(open(local, tab).store.getState().index).toBe(3);
  expect(open(local).store.getState().index).toBeNull();
});

test('the tutorial resumes at the step at which another tab ended it', () => {
  const local = new MemoryStorage();
  const here = open(local).store;
  const there = open(local).store;
  there.move(start);
  there.move(next);
  there.move(toggle);
  here.move(toggle);
  expect(here.getState().index).toBe(2);
});

test('treats an unreadable value as not seen, and a step beyond the last as the last', () => {
  const local = new MemoryStorage({ hasSeenTutorial: 'perhaps', lastCompletedStep: '99' });
  const { store } = open(local);
  expect(store.getState()).toMatchObject({ hasSeen: false, index: null });
  store.move(resume);
  expect(store.getState().index).toBe(LAST_STEP);
});

test('the tutorial runs without any storage', () => {
  const store = createTutorialStore(openValues(null, null));
  store.move(start);
  store.move(next);
  expect(store.getState().index).toBe(1);
  store.move(toggle);
  expect(store.getState()).toMatchObject({ index: null, hasSeen: true, lastCompletedStep: 1 });
  store.move(toggle);
  expect(store.getState().index).toBe(2);
});

test('the tutorial does not count as seen when dropped', () => {
  const { local, tab, store } = open();
  store.move(start);
  store.drop();
  expect(store.getState().index).toBeNull();
  expect(tab.getItem('brigade-tutorial-step')).toBeNull();
  expect(local.getItem('hasSeenTutorial')).toBeNull();
});
