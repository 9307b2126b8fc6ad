import { latestRequests } from '@/lib/requests/latest-requests';
import type { RequestRecord } from '@/lib/requests/request-record';
import { requestOf } from '@/tests/support/records';

const byId = (requests: readonly RequestRecord[]) =>
  new Map(requests.map((request) => [request.id, request]));
const numbered = (count: number, fields: (index: number) => Partial<RequestRecord>) =>
  Array.from({ length: count }, (_, index) => requestOf(`${index}`, fields(index)));

test('latestRequests keeps up to two hundred closed requests in their stored order', () => {
  const requests = [requestOf('open'), ...numbered(200, () => ({ state: 'declined' }))];
  expect(latestRequests(byId(requests))).toEqual(requests);
  expect(latestRequests(byId([]))).toEqual([]);
});

test('latestRequests keeps all open requests and the latest closed ones; requests without a time count as oldest', () => {
  const closed = numbered(300, (index) => ({
    state: index % 2 === 0 ? 'approved' : 'later',
    facts: index < 250 ? { at: 1_000_000 + index } : index < 275 ? { at: 'late' } : 7,
  }));
  const open = Array.from({ length: 300 }, (_, index) => requestOf(`open-${index}`));
  const kept = latestRequests(byId([...closed, ...open]));
  expect(kept).toEqual([...closed.slice(50, 250), ...open]);
});
