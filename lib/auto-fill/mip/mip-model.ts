/** Minimizes the sum of `cost` times the columns, plus `offset`; the sum of each row is within the bounds of the row. */
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
  /** `optimal`: within the requested gap. */
  readonly status: 'optimal' | 'timeLimit' | 'infeasible' | 'failed';
  /** One value per column; undefined without a solution. */
  readonly values: readonly number[] | undefined;
  readonly objective: number | undefined;
  /** Proven: no solution is better. */
  readonly bound: number | undefined;
}
