import { reportTable } from '@/scripts/browsers/report.mjs';
import { skippedIn } from '@/scripts/browsers/scenarios.mjs';

const FILE = 'e2e/calendar/views.spec.ts';

function reportOf(scenarios: Readonly<Record<string, string>>) {
  const specs = Object.entries(scenarios).map(([title, status]) => ({
    file: 'calendar/views.spec.ts',
    title,
    tests: [{ status }],
  }));
  return {
    suites: [{ title: 'calendar/views.spec.ts', specs: [], suites: [{ title: 'on a phone', specs }] }],
  };
}

const lineOf = (text: string, name: string) => text.split('\n').find((line) => line.endsWith(name));

test('shows the result of a scenario in each browser', () => {
  const { text, passed, failed } = reportTable(
    {
      firefox: reportOf({ opens: 'expected', closes: 'unexpected' }),
      webkit: reportOf({ opens: 'flaky', closes: 'skipped' }),
    },
    [FILE],
  );
  expect(lineOf(text, 'on a phone › opens')).toMatch(/^passed +passed \(2nd try\) +e2e/);
  expect(lineOf(text, 'on a phone › closes')).toMatch(/^FAILED +skipped +e2e/);
  expect([passed, failed]).toEqual([2, 1]);
});

test('shows a dash for a browser that has not run a scenario', () => {
  const { text } = reportTable({ firefox: reportOf({ opens: 'expected' }), webkit: reportOf({}) }, [FILE]);
  expect(lineOf(text, 'opens')).toMatch(/^passed +- +e2e/);
});

test('counts a browser without a report as one failure', () => {
  expect(reportTable({ firefox: undefined, webkit: reportOf({ opens: 'expected' }) }, [FILE])).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

test('lists all scenarios that are left out, with their reason', () => {
  const { text } = reportTable({ firefox: undefined, webkit: undefined });
  for (const { file, title = 'all', why } of skippedIn('webkit')) {
    expect(lineOf(text, `${file} › ${title}`)).toMatch(/left out \(\d+\)/);
    expect(text).toContain(`) ${why}`);
  }
});
