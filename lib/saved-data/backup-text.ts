/** The parts of a backup file, each record as it is to be written. */
interface BackupParts {
  readonly version: number;
  /** ISO 8601. */
  readonly savedAt: string;
  readonly shifts: readonly unknown[];
  readonly undated: readonly unknown[];
  readonly employees: readonly unknown[];
  readonly shiftTemplates: readonly unknown[];
  readonly preferences: Readonly<Record<string, string>>;
  /** Left out where the schedule was never published. */
  readonly publication?: unknown;
}

/** What a backup file says of itself. */
export const BACKUP_FORMAT = 'brigade-backup';

/** The text of a backup file, one record a line. */
export function backupFileText(parts: BackupParts): string {
  const fields = Object.entries({ format: BACKUP_FORMAT, ...parts }).map(
    ([name, value]) =>
      `${JSON.stringify(name)}: ${Array.isArray(value) ? listText(value) : JSON.stringify(value)}`,
  );
  return `{\n  ${fields.join(',\n  ')}\n}\n`;
}

function listText(records: readonly unknown[]): string {
  if (records.length === 0) return '[]';
  return `[\n    ${records.map((fields) => JSON.stringify(fields)).join(',\n    ')}\n  ]`;
}
