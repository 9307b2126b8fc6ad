/** Larger files are refused before they block the app. */
export const IMPORT_LIMITS = {
  fileBytes: 10_000_000,
  /** Total unpacked size of the XLSX parts that are read. */
  unpackedBytes: 40_000_000,
  parts: 500,
  rows: 20_000,
  columns: 500,
  cells: 400_000,
  /** Characters per cell: the maximum in a spreadsheet. */
  cellLength: 32_767,
  /** Characters in all cells of a table: many cells may share one text of the file. */
  textLength: 20_000_000,
  /** Characters of a name or role. */
  nameLength: 100,
} as const;

export interface SizeBounds {
  readonly fileBytes: number;
  readonly unpackedBytes: number;
  readonly refusal: 'tooLarge' | 'tooLargeHere';
}

export const BOUNDS_IN_WORKER: SizeBounds = { ...IMPORT_LIMITS, refusal: 'tooLarge' };

/** Without a worker, unpacking blocks the page and cannot be stopped. */
export const BOUNDS_ON_PAGE: SizeBounds = {
  fileBytes: 1_000_000,
  unpackedBytes: 8_000_000,
  refusal: 'tooLargeHere',
};
