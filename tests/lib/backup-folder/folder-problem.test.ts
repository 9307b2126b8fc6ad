import { isReportable, problemOf } from '@/lib/backup-folder/decide-save';

test.each([
  ['NotFoundError', 'gone'],
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['QuotaExceededError', 'full'],
  ['NoModificationAllowedError', 'failed'],
  ['', 'failed'],
])('%s means %s', (name, problem) => {
  expect(problemOf(name)).toBe(problem);
});

test('only a browser that wants to be asked again is not told', () => {
  expect(isReportable('prompt')).toBe(false);
  expect(isReportable('gone') && isReportable('foreign')).toBe(true);
});
