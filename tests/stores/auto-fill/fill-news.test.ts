import { FILL_NEWS_MS } from '@/lib/timing';
import { createNews, type FillNews } from '@/stores/auto-fill/fill-news';

const planOf = (score: number): FillNews => ({ plan: { assignments: [[score]], score } });

let told: FillNews[];
let tell: (news: FillNews) => void;
beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  tell = createNews((news) => told.push(news));
});
afterEach(() => jest.useRealTimers());

test('the first plan is told at once, whatever came before', () => {
  tell({ bound: 1 });
  tell(planOf(9));
  expect(told).toEqual([{ bound: 1 }, planOf(9)]);
});

test('then the latest is told from time to time, once', () => {
  tell(planOf(9));
  tell(planOf(8));
  tell({ ...planOf(7), bound: 2 });
  expect(told).toEqual([planOf(9)]);
  jest.advanceTimersByTime(FILL_NEWS_MS);
  tell({});
  expect(told).toEqual([planOf(9), { ...planOf(7), bound: 2 }]);
  jest.advanceTimersByTime(FILL_NEWS_MS);
  tell({});
  expect(told).toHaveLength(2);
});

test('what is no better is no news', () => {
  tell({ ...planOf(9), bound: 5 });
  jest.advanceTimersByTime(FILL_NEWS_MS);
  tell({ ...planOf(9), bound: 4 });
  tell({ ...planOf(10), bound: 5 });
  expect(told).toEqual([{ ...planOf(9), bound: 5 }]);
});
