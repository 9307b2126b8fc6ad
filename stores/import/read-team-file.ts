import { teamTextOf } from '@/lib/employees/team-table';
import type { ImportRefusal } from '@/lib/import/file/import-file';
import { ok, type Result } from '@/lib/result';
import { readTableFile } from './read-table-file';

/** The people in a CSV or XLSX file as lines of a team list, or why it was refused. */
export async function readTeamFile(bytes: Uint8Array): Promise<Result<string, ImportRefusal>> {
  const rows = await readTableFile(bytes);
  return rows.isOk ? ok(teamTextOf(rows.value)) : rows;
}
