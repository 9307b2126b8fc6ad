import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { root, run } from './support/run.mjs';

/*
 * Measures how fast and how well weeks of restaurants are filled. Searches WEEKS weeks (3) of each size, then
 * solves each exactly for EXACT seconds (20), if the solver is installed, for the proven bound. Needs a quiet
 * machine. Writes scripts/bench/FILL.md.
 */

ensureDependencies();
const { loadLib } = await import('./support/fill/load-lib.mjs');
const { loadExactSolver } = await import('./support/fill/exact-solver.mjs');
const { searchFor } = await import('./support/fill/search-for.mjs');
const { gapOf } = await import('./support/fill/describe-plan.mjs');
const { restaurantWeek } = await import('./support/fill/restaurant-week.mjs');
const { createDice, searchPlans } = await loadLib([
  'lib/auto-fill/search/dice.ts',
  'lib/auto-fill/search/search-plans.ts',
]);
const solve = await loadExactSolver();

const WEEKS = Number(process.env.WEEKS ?? 3);
const EXACT = Number(process.env.EXACT ?? 20);
const MARKS = [0.3, 1, 3, 10];
const SIZES = [
  { people: 14, shifts: 63, goal: 0.3 },
  { people: 40, shifts: 160, goal: 1 },
  { people: 100, shifts: 500, goal: 3 },
];

function measure(size, week) {
  const problem = restaurantWeek(createDice(week), size);
  const { best, first, scores } = searchFor(searchPlans, problem, {
    seconds: MARKS.at(-1),
    seed: 1,
    marks: MARKS,
  });
  const exact = solve?.(problem, { seed: 1, limitMs: EXACT * 1000, gap: 1e-6, start: best?.assignments });
  const gap = exact?.bound === undefined ? undefined : gapOf(best.score.total, exact.bound);
  const unfilled = best.score.terms.unfilled / problem.demands[0].underCost;
  return [
    `${size.people} people, ${size.shifts} shifts, week ${week}`,
    `${first.seconds.toFixed(2)} s (goal ${size.goal} s)`,
    ...[first.total, ...scores].map((score) => (score === undefined ? '–' : String(score))),
    String(unfilled),
    gap === undefined ? 'no bound' : `${(100 * gap).toFixed(2)} %`,
  ];
}

const rows = [
  ['', 'first plan after', 'its score', ...MARKS.map((seconds) => `${seconds} s`), 'unfilled', 'gap at most'],
  ['-', ...Array(MARKS.length + 4).fill('-:')],
];
for (const size of SIZES) {
  for (let week = 1; week <= WEEKS; week += 1) {
    rows.push(measure(size, week));
    console.log(rows.at(-1).join(' | '));
  }
}

const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const head = `# Results of \`npm run bench:fill\`

${new Date().toISOString().slice(0, 10)}; ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}.

Random weeks without assignments. The columns show the score of the best plan after some seconds of search. The last two
show unfilled shifts and the maximum distance from the best possible plan. An unfilled shift costs 100,000.
`;
const results = join(root, 'scripts/bench/FILL.md');
writeFileSync(results, `${head}\n${table}\n`);
await run('biome', ['format', '--write', results], { quiet: true });
