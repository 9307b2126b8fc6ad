import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const EXAMPLE = 'tests/fixtures/auto-fill/two-days.json';
const folder = mkdtempSync(join(tmpdir(), 'brigade-fill-'));

afterAll(() => rmSync(folder, { recursive: true }));

function fill(...rest: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/fill.mjs', ...rest], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Writes the example with some fields replaced. */
function fileWith(fields: object): string {
  const path = join(folder, 'problem.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(EXAMPLE, 'utf8')), ...fields }));
  return path;
}

test('prints the plan of the example with its score by term', () => {
  const { status, stdout } = fill(EXAMPLE, '--seconds', '0.3', '--seed', '7');
  expect(stdout).toContain('Ana: Monday lunch, Tuesday lunch\n  Ben: Monday dinner\n  Cleo: Monday dinner\n');
  expect(stdout).toContain('Unfilled: none\n');
  expect(stdout).toContain('  assignment 5\n');
  expect(stdout).toContain('  total 5\n');
  expect(stdout).toMatch(/no bound|bound 5, at most 0\.00 % from the best/);
  expect(status).toBe(0);
});

test.each([
  ['a missing field', { dayCount: undefined }, 'dayCount'],
  ['a demand on a day outside the horizon', { dayCount: 1 }, 'Tuesday lunch is on day 1 of 1'],
  [
    'a wish about an unknown person',
    { wishes: [{ demands: [1], people: [3], least: 1, underCost: 1 }] },
    'not there',
  ],
  ['too few costs', { demands: [] }, 'Ana has 3 costs for 0 demands'],
])('reports %s', (_, fields, said) => {
  const { status, stderr } = fill(fileWith(fields));
  expect(stderr).toContain(said);
  expect(status).toBe(2);
});

test('prints that no plan was found for an unsolvable problem', () => {
  const worked = { id: 'Ana', costs: [], conflicts: [], limits: [] };
  const people = [{ ...worked, runs: { worked: [0, 1], workedBefore: 0, mostDays: 1 } }];
  const { status, stdout } = fill(fileWith({ demands: [], people, wishes: [] }), '--seconds', '0.1');
  expect(stdout).toBe('No legal plan was found.\n');
  expect(status).toBe(1);
});

test('refuses invalid arguments', () => {
  expect(fill().stderr).toBe('Pass one problem file.\n');
  expect(fill(EXAMPLE, '--seconds', 'soon').stderr).toBe('--seconds must be above 0.\n');
  expect(fill(EXAMPLE, '--seed', '1.5').stderr).toBe('--seed must be a whole number of at least 0.\n');
});
