import type { Highs, HighsCallbackMap, ModelData } from 'highs';
import type { MipModel, MipResult } from './mip-model';

interface SolveOptions {
  /** Distance to the proven bound at which solving ends, as a share of the objective (at least 1). */
  readonly gap: number;
  /** From 0 to 2,147,483,647. */
  readonly seed: number;
  /** Time limit in milliseconds; absent: none. */
  readonly limitMs?: number;
  /** Values of the first columns of a known solution; ignored if no solution has them. */
  readonly start?: readonly number[];
  /** Called for every better solution, and from time to time with the proven bound. */
  readonly onProgress?: (progress: Pick<MipResult, 'values' | 'bound'>) => void;
}

/** Stricter than the default: costs multiply the remainder of a bound. */
const TOLERANCES = { mip_feasibility_tolerance: 1e-9, primal_feasibility_tolerance: 1e-9 };

/** Solves the model with HiGHS synchronously. Throws if HiGHS crashes; its module is unusable afterwards. */
export function solveMip(highs: Highs, model: MipModel, options: SolveOptions): MipResult {
  const { offset, columns, rows } = model;
  // HiGHS reports nothing for a model without columns.
  if (columns.length === 0) {
    const isKept = rows.every(({ lower, upper }) => lower <= 0 && upper >= 0);
    if (isKept) return { status: 'optimal', values: [], objective: offset, bound: offset };
    return { status: 'infeasible', values: undefined, objective: undefined, bound: undefined };
  }
  return highs.withModel(modelData(model), (solver): MipResult => {
    const { gap, seed, limitMs, start } = options;
    solver.options.set({
      output_flag: false,
      mip_rel_gap: gap,
      mip_abs_gap: gap,
      random_seed: seed,
      ...(limitMs !== undefined && { time_limit: limitMs / 1000 }),
      ...TOLERANCES,
    });
    const colValue = start && complete(highs, model, start);
    if (colValue) solver.setSolution({ colValue });
    const { modelStatus } = solver.run(callbacks(highs, options));
    const { optimal, infeasible, timeLimit } = highs.constants.modelStatus;
    const hasValues = solver.info.get('primal_solution_status') === highs.constants.solutionStatus.feasible;
    const found = {
      values: hasValues ? [...solver.getSolution().colValue] : undefined,
      objective: hasValues ? solver.getObjectiveValue() : undefined,
      bound: finite(solver.info.get('mip_dual_bound')),
    };
    if (modelStatus === optimal) return { ...found, status: 'optimal' };
    if (modelStatus === timeLimit) return { ...found, status: 'timeLimit' };
    return { ...found, status: modelStatus === infeasible ? 'infeasible' : 'failed' };
  });
}

/** Completes the start values separately: HiGHS would report this solve's bound as the model's. */
function complete(highs: Highs, model: MipModel, start: readonly number[]): Float64Array | undefined {
  const columns = model.columns.map((column, position) => {
    const value = start[position];
    return value === undefined ? column : { ...column, lower: value, upper: value };
  });
  return highs.withModel(modelData({ ...model, columns }), (solver) => {
    solver.options.set({ output_flag: false, ...TOLERANCES });
    const { modelStatus } = solver.run();
    return modelStatus === highs.constants.modelStatus.optimal ? solver.getSolution().colValue : undefined;
  });
}

function callbacks({ constants }: Highs, { onProgress }: SolveOptions): HighsCallbackMap {
  if (!onProgress) return {};
  return {
    [constants.callbackType.mipImprovingSolution]({ data }) {
      onProgress({ values: data.mip_solution && [...data.mip_solution], bound: undefined });
    },
    [constants.callbackType.mipInterrupt]({ data }) {
      onProgress({ values: undefined, bound: finite(data.mip_dual_bound) });
    },
  };
}

function finite(value: number | bigint | undefined): number | undefined {
  return typeof value === 'number' && Math.abs(value) < 1e30 ? value : undefined;
}

function modelData({ offset, columns, rows }: MipModel): ModelData {
  const starts = [0];
  for (const { entries } of rows) starts.push((starts.at(-1) ?? 0) + entries.length);
  const entries = rows.flatMap((row) => row.entries);
  return {
    numCols: columns.length,
    numRows: rows.length,
    offset,
    colCost: columns.map(({ cost }) => cost),
    colLower: columns.map(({ lower }) => lower),
    colUpper: columns.map(({ upper }) => upper),
    rowLower: rows.map(({ lower }) => lower),
    rowUpper: rows.map(({ upper }) => upper),
    integrality: columns.map(({ isInteger }) => (isInteger ? 1 : 0)),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: columns.length,
      starts,
      indices: entries.map(([column]) => column),
      values: entries.map(([, value]) => value),
    },
  };
}
