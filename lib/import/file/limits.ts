/** Larger files are refused before they can block the app. */
export const IMPORT_LIMITS = {
  fileBytes: 10_000_000,
  /** Total of all XLSX parts that are read, unpacked. */
  unpackedBytes: 40_000_000,
  parts: 500,
  rows: 20_000,
  columns: 500,
  cells: 400_000,
  /** Of a name or role. */
  nameLength: 100,
} as const;
