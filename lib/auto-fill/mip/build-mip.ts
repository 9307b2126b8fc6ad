import type { MipColumn, MipModel, MipRow } from './mip-model';

/** A model in the making. */
export interface MipBuilder {
  /** Adds a column and gives its position. */
  column(column: MipColumn): number;
  /** Adds a row; several entries of one column are summed up. */
  row(row: MipRow): void;
  /** Adds to what every solution costs. */
  cost(cost: number): void;
  finish(): MipModel;
}

/** Begins a model without columns and rows. */
export function buildMip(): MipBuilder {
  const columns: MipColumn[] = [];
  const rows: MipRow[] = [];
  let offset = 0;
  return {
    column: (column) => columns.push(column) - 1,
    row({ lower, upper, entries }) {
      const sums = new Map<number, number>();
      for (const [column, value] of entries) sums.set(column, (sums.get(column) ?? 0) + value);
      rows.push({ lower, upper, entries: [...sums] });
    },
    cost(cost) {
      offset += cost;
    },
    finish: () => ({ offset, columns, rows }),
  };
}

/** A column that is 0 or 1. */
export function binary(cost = 0, lower = 0): MipColumn {
  return { cost, lower, upper: 1, isInteger: true };
}

/** A column for how far something is from where it is meant to be, at that cost a unit; whole where it counts such units. */
export function deviation(cost: number, unit: number | undefined): MipColumn {
  return {
    cost: cost * (unit ?? 1),
    lower: 0,
    upper: Number.POSITIVE_INFINITY,
    isInteger: unit !== undefined,
  };
}
