import { FILL_NEWS_MS } from '@/lib/timing';
import { createNews, type FillNews } from '@/stores/auto-fill/fill-news';

const planOf = (score: number): FillNews => ({ plan: { assignments: [[score]], score } });

let sent: FillNews[];
let send: (news: FillNews) => void;
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  send = createNews((news) => sent.push(news));
});
afterEach(() => jest.useRealTimers());

test('sends the first plan at once, also after a bound', () => {
  send({ bound: 1 });
  send(planOf(9));
  expect(sent).toEqual([{ bound: 1 }, planOf(9)]);
});

test('sends the latest plan once per interval', () => {
  send(planOf(9));
  send(planOf(8));
  send({ ...planOf(7), bound: 2 });
  expect(sent).toEqual([planOf(9)]);
  jest.advanceTimersByTime(FILL_NEWS_MS);
  send({});
  expect(sent).toEqual([planOf(9), { ...planOf(7), bound: 2 }]);
  jest.advanceTimersByTime(FILL_NEWS_MS);
  send({});
  expect(sent).toHaveLength(2);
});

test('sends nothing if neither plan nor bound is better', () => {
  send({ ...planOf(9), bound: 5 });
  jest.advanceTimersByTime(FILL_NEWS_MS);
  send({ ...planOf(9), bound: 4 });
  send({ ...planOf(10), bound: 5 });
  expect(sent).toEqual([{ ...planOf(9), bound: 5 }]);
});
