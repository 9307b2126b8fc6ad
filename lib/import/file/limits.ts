/** What is larger is refused before it can keep anybody waiting. */
export const IMPORT_LIMITS = {
  fileBytes: 10_000_000,
  /** Of all parts of an XLSX that are read, unpacked. */
  unpackedBytes: 40_000_000,
  parts: 500,
  rows: 20_000,
  columns: 500,
  cells: 400_000,
  /** Of a name or a role. */
  nameLength: 100,
} as const;
