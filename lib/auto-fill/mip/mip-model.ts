/**
 * A mixed integer program: minimise the sum of `cost` times the columns, plus `offset`, where each row's weighted sum of
 * columns lies within its bounds. Infinite bounds are `Infinity`.
 */
export interface MipModel {
  readonly offset: number;
  readonly columns: readonly MipColumn[];
  readonly rows: readonly MipRow[];
}

export interface MipColumn {
  readonly cost: number;
  readonly lower: number;
  readonly upper: number;
  readonly isInteger: boolean;
}

export interface MipRow {
  readonly lower: number;
  readonly upper: number;
  readonly entries: readonly (readonly [column: number, value: number])[];
}

export interface MipResult {
  /** `optimal`: within the asked gap. */
  readonly status: 'optimal' | 'timeLimit' | 'infeasible' | 'failed';
  /** One value a column; undefined where none was found. */
  readonly values: readonly number[] | undefined;
  readonly objective: number | undefined;
  /** Proven: no solution is better than this. */
  readonly bound: number | undefined;
}
