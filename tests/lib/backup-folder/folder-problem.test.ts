import { isReportable, problemOf } from '@/lib/backup-folder/decide-save';

test.each([
  ['NotFoundError', 'gone'],
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['QuotaExceededError', 'full'],
  ['NoModificationAllowedError', 'failed'],
  ['', 'failed'],
])('problemOf maps the error %s to the problem %s', (name, problem) => {
  expect(problemOf(name)).toBe(problem);
});

test('isReportable is true for every folder problem except a pending permission prompt', () => {
  expect(isReportable('prompt')).toBe(false);
  expect(isReportable('gone') && isReportable('foreign')).toBe(true);
});
