import type { MipColumn, MipModel, MipRow } from './mip-model';

export interface MipBuilder {
  /** Returns the column's position. */
  column(column: MipColumn): number;
  /** Sums several entries of one column. */
  row(row: MipRow): void;
  cost(cost: number): void;
  finish(): MipModel;
}

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

export function binary(cost = 0, lower = 0): MipColumn {
  return { cost, lower, upper: 1, isInteger: true };
}

/** A column for a deviation at `cost` per unit; integer if it counts units. */
export function deviation(cost: number, unit: number | undefined): MipColumn {
  return {
    cost: cost * (unit ?? 1),
    lower: 0,
    upper: Number.POSITIVE_INFINITY,
    isInteger: unit !== undefined,
  };
}
