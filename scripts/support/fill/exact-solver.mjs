import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { loadLib } from './load-lib.mjs';

const MODULES = ['lib/auto-fill/mip/mip-of-problem.ts', 'lib/auto-fill/mip/solve-mip.ts'];
const PACKAGE = 'highs';

/**
 * Loads a solver `(problem, { seed, limitMs, gap, start }) => { assignments, bound }`. The solver returns
 * undefined for a plan or bound that it has not found. Undefined if the solver is not installed.
 */
export async function loadExactSolver() {
  if (![...MODULES, join('node_modules', PACKAGE)].every((path) => existsSync(join(root, path))))
    return undefined;
  const lib = await loadLib(MODULES);
  const { default: loadHighs } = await import(PACKAGE);
  const highs = await loadHighs();
  return (problem, { start, ...options }) => {
    const { values, bound } = lib.solveMip(highs, lib.mipOfProblem(problem), {
      ...options,
      ...(start && { start: lib.valuesOf(problem, start) }),
    });
    return { assignments: values && lib.assignmentsOf(problem, values), bound };
  };
}
