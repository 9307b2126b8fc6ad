import { parseArgs } from 'node:util';
import { ensureDependencies } from './ensure-dependencies.mjs';

/*
 * Solves a rostering problem and prints the plan, its score by term and the proven bound:
 * node scripts/fill.mjs problem.json [--seconds 10] [--seed 1]
 * docs/auto-fill.md describes the file. The search takes a third of the time; the exact solver, if installed,
 * takes the rest for the proof. Exit codes: 0 with a plan, 1 without a plan, 2 for an unreadable problem or
 * wrong arguments.
 */

ensureDependencies();
const { readProblem } = await import('./support/fill/read-problem.mjs');
const { loadLib } = await import('./support/fill/load-lib.mjs');
const { loadExactSolver } = await import('./support/fill/exact-solver.mjs');
const { searchFor } = await import('./support/fill/search-for.mjs');
const { describePlan } = await import('./support/fill/describe-plan.mjs');

const { SCORE_TERMS, searchPlans, scoreOf, illegalities } = await loadLib([
  'lib/auto-fill/search/search-plans.ts',
  'lib/auto-fill/problem.ts',
  'lib/auto-fill/plan.ts',
]);

function readRequest() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
  });
  const [path] = positionals;
  const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
  if (positionals.length !== 1) throw new Error('Pass one problem file.');
  if (!(seconds > 0)) throw new Error('--seconds must be above 0.');
  if (!Number.isInteger(seed) || seed < 0) throw new Error('--seed must be a whole number of at least 0.');
  return { problem: readProblem(path, SCORE_TERMS), seconds, seed };
}

async function fill({ problem, seconds, seed }) {
  const solve = await loadExactSolver();
  const searched = searchFor(searchPlans, problem, { seconds: solve ? seconds / 3 : seconds, seed }).best;
  const limitMs = (seconds * 1000 * 2) / 3;
  const exact = solve?.(problem, { seed, limitMs, gap: 1e-6, start: searched?.assignments });
  const proved = exact?.assignments && {
    assignments: exact.assignments,
    score: scoreOf(problem, exact.assignments),
  };
  const isBetter = proved && !(searched && searched.score.total <= proved.score.total);
  const best = isBetter && illegalities(problem, proved.assignments).length === 0 ? proved : searched;
  return best && describePlan(problem, best, exact?.bound);
}

try {
  const words = await fill(readRequest());
  console.log(words ?? 'No legal plan was found.');
  process.exitCode = words ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
