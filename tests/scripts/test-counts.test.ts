import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright } from '@/scripts/support/test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'brigade-counts-'));
const report = join(folder, 'report.json');
const log = jest.spyOn(console, 'log').mockImplementation(() => {});
afterEach(() => log.mockClear());
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(expected: number, unexpected: number, flaky: number): void {
  const specs = Array.from({ length: flaky }, (_, index) => ({
    file: 'drag.spec.ts',
    title: `scenario ${index}`,
    tests: [{ status: 'flaky' }],
  }));
  writeFileSync(
    report,
    JSON.stringify({ stats: { expected, unexpected, flaky }, suites: [{ specs: [], suites: [{ specs }] }] }),
  );
}

test.each([
  ['all passed', [5, 0, 0], 0, { passed: 5, failed: 0 }],
  ['one failed', [5, 1, 0], 1, { passed: 5, failed: 1 }],
  ['two passed on retry', [5, 0, 2], 0, { passed: 7, failed: 0 }],
  ['three passed on retry, which is too many', [5, 0, 3], 0, { passed: 5, failed: 3 }],
  ['the runner aborted after one passed on retry', [5, 0, 1], 1, { passed: 6, failed: 1 }],
] as const)('counts passed and failed tests when %s', (_, [expected, unexpected, flaky], code, result) => {
  reportOf(expected, unexpected, flaky);
  expect(countPlaywright(report, code)).toEqual(result);
  expect(log).toHaveBeenCalledTimes(flaky);
});

test('counts one failure without a report', () => {
  expect(countPlaywright(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 });
});
