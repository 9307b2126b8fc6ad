/** The parts of a backup file; each record is as stored. */
interface BackupParts {
  readonly version: number;
  /** ISO 8601. */
  readonly savedAt: string;
  readonly shifts: Iterable<unknown>;
  readonly undated: Iterable<unknown>;
  readonly employees: Iterable<unknown>;
  readonly shiftTemplates: Iterable<unknown>;
  readonly days: Iterable<unknown>;
  readonly requests: Iterable<unknown>;
  readonly settings: Iterable<unknown>;
  readonly preferences: Readonly<Record<string, string>>;
  /** Absent if the schedule was never published. */
  readonly publication?: unknown;
  /** Absent if nothing is quarantined. */
  readonly quarantine?: readonly unknown[];
}

/** The name of the format in a backup file. */
export const BACKUP_FORMAT = 'brigade-backup';

/** The text of a backup file, with one record per line. */
export function backupFileText(parts: BackupParts): string {
  return [...backupFilePieces(parts, Number.POSITIVE_INFINITY)].join('');
}

/**
 * Yields the text of a backup file, with one record per line, in pieces of `recordsPerPiece` records, so that
 * the caller can pause. Iterates the records while writing.
 */
export function* backupFilePieces(parts: BackupParts, recordsPerPiece: number): Generator<string> {
  let before = '{';
  for (const [name, value] of Object.entries({ format: BACKUP_FORMAT, ...parts })) {
    const head = `${before}\n  ${JSON.stringify(name)}: `;
    if (isList(value)) yield* listPieces(head, value, recordsPerPiece);
    else yield head + JSON.stringify(value);
    before = ',';
  }
  yield '\n}\n';
}

function isList(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function* listPieces(head: string, records: Iterable<unknown>, recordsPerPiece: number): Generator<string> {
  let piece = `${head}[`;
  let count = 0;
  for (const fields of records) {
    piece += `${count === 0 ? '' : ','}\n    ${JSON.stringify(fields)}`;
    count += 1;
    if (count % recordsPerPiece > 0) continue;
    yield piece;
    piece = '';
  }
  yield count === 0 ? `${piece}]` : `${piece}\n  ]`;
}
