import {
  BACKUP_MIGRATIONS,
  BACKUP_VERSION,
  type BackupFile,
  type BackupMigration,
  migrateBackup,
} from '@/lib/saved-data/backup-migrations';

/** A migration that leaves its mark. */
function marking(version: number): BackupMigration {
  return (file) => ({ ...file, ran: [...(Array.isArray(file.ran) ? file.ran : []), version] });
}

const table = new Map([1, 2, 3, 4].map((version) => [version, marking(version)]));
const file: BackupFile = { format: 'brigade-backup', version: 1 };

test('there is one migration for every version before ours, and none for another', () => {
  const before = Array.from({ length: BACKUP_VERSION - 1 }, (_, index) => index + 1);
  expect([...BACKUP_MIGRATIONS.keys()].sort((one, other) => one - other)).toEqual(before);
});

test('each migration on the way runs once, in the order of the versions, and no other', () => {
  expect(migrateBackup(file, 1, 5, table)).toEqual({ ...file, ran: [1, 2, 3, 4] });
  expect(migrateBackup(file, 2, 4, table)).toEqual({ ...file, ran: [2, 3] });
  expect(migrateBackup(file, 4, 5, table)).toEqual({ ...file, ran: [4] });
});

test('a file of the wanted version is given back as it is', () => {
  expect(migrateBackup(file, 5, 5, table)).toBe(file);
  expect(migrateBackup(file, BACKUP_VERSION)).toBe(file);
});

test('a version without a migration is a fault of the program', () => {
  table.delete(3);
  expect(() => migrateBackup(file, 1, 5, table)).toThrow('There is no migration of a backup of version 3.');
});
