/** What a column holds: texts, days as `YYYY-MM-DD`, times of day as `HH:MM`, planned minutes, or whole numbers. */
export type ColumnKind = 'text' | 'date' | 'time' | 'minutes' | 'count';

export interface ExportColumn {
  readonly head: string;
  readonly kind: ColumnKind;
  /** In letters. */
  readonly width: number;
}

/** A value as its column's kind has it: numbers for minutes and counts, texts for the rest. */
export type ExportValue = string | number;

/** A table on its way into a spreadsheet; it is plain data, so a worker can take it. */
export interface ExportTable {
  /** Of the sheet, no longer than 31 letters. */
  readonly name: string;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly ExportValue[])[];
}

/** Planned minutes as hours of two decimals at most. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}
