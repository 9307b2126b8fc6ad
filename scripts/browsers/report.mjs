import { skippedIn } from './scenarios.mjs';

const WORDS = { expected: 'passed', flaky: 'passed (2nd try)', skipped: 'skipped', unexpected: 'FAILED' };
const WIDTH = 18;
const NOT_RUN = '-';

/** The scenarios of Playwright's JSON report; `title` includes the groups. */
export function scenariosOf(report) {
  const walk = (suite, groups) => [
    ...(suite.specs ?? []).map(({ file, title, tests }) => ({
      file: `e2e/${file}`,
      title: [...groups, title].join(' › '),
      status: tests[0]?.status ?? 'unexpected',
    })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...groups, inner.title])),
  ];
  // The outermost suites are files.
  return (report?.suites ?? []).flatMap((file) => walk(file, []));
}

/** Counts passed and failed scenarios; a missing or empty report counts as one failure. */
function countOf(scenarios) {
  const having = (statuses) => scenarios.filter(({ status }) => statuses.includes(status)).length;
  return {
    passed: having(['expected', 'flaky']),
    failed: scenarios.length === 0 ? 1 : having(['unexpected']),
  };
}

/**
 * The table of scenarios by browser, the skipped ones with their reasons, and the counts. `reports` has an
 * undefined report if Playwright did not finish; `files` are the requested files, empty for all.
 */
export function reportTable(reports, files = []) {
  const browsers = Object.keys(reports);
  const rows = new Map();
  const put = (name, browser, text) => rows.set(name, { ...rows.get(name), [browser]: text });
  const counts = { passed: 0, failed: 0 };
  for (const browser of browsers) {
    const scenarios = scenariosOf(reports[browser]);
    for (const { file, title, status } of scenarios) put(`${file} › ${title}`, browser, WORDS[status]);
    const { passed, failed } = countOf(scenarios);
    counts.passed += passed;
    counts.failed += failed;
  }
  const reported = new Set(rows.keys());
  const reasons = [];
  const left = browsers.flatMap((browser) =>
    skippedIn(browser)
      .filter(({ file }) => files.length === 0 || files.includes(file))
      .map((entry) => ({ ...entry, browser })),
  );
  // Single scenarios come first, so that their rows also name a file that is skipped entirely.
  const whole = ({ title }) => Number(title === undefined);
  for (const { browser, file, title, why } of left.sort((one, other) => whole(one) - whole(other))) {
    if (!reasons.includes(why)) reasons.push(why);
    const isMeant = (name) => name.startsWith(`${file} ›`) && name.includes(title ?? '');
    const known = [...rows.keys()].filter(isMeant);
    if (![...reported].some(isMeant)) known.push(`${file} › ${title ?? 'all'}`);
    for (const name of known) put(name, browser, `left out (${reasons.indexOf(why) + 1})`);
  }
  const line = (cells, last) => `${cells.map((text) => text.padEnd(WIDTH)).join('')}${last}`;
  const names = [...rows.keys()].sort((one, other) => one.localeCompare(other));
  const text = [
    line(browsers, 'scenario'),
    ...names.map((name) =>
      line(
        browsers.map((browser) => rows.get(name)?.[browser] ?? NOT_RUN),
        name,
      ),
    ),
    ...reasons.map((why, index) => `(${index + 1}) ${why}`),
  ].join('\n');
  return { text, ...counts };
}
