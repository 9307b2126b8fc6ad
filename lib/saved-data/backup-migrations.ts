/** A backup as it was parsed, its records not yet read. */
export type BackupFile = Readonly<Record<string, unknown>>;

/** Makes of a file of one version one of the next. It gets the file unread, so any field may be of any type. */
export type BackupMigration = (file: BackupFile) => BackupFile;

/** The version that is written. */
export const BACKUP_VERSION = 1;

/** The migrations, each under the version that it reads: one for every version before ours. */
export const BACKUP_MIGRATIONS: ReadonlyMap<number, BackupMigration> = new Map();

/** The file taken from the one version to the other, one migration after the other; a gap is a fault of the program. */
export function migrateBackup(
  file: BackupFile,
  from: number,
  to = BACKUP_VERSION,
  migrations = BACKUP_MIGRATIONS,
): BackupFile {
  let migrated = file;
  for (let version = from; version < to; version += 1) {
    const migrate = migrations.get(version);
    if (!migrate) throw new Error(`There is no migration of a backup of version ${version}.`);
    migrated = migrate(migrated);
  }
  return migrated;
}
