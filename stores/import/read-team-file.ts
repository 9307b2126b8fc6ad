import { teamTextOf } from '@/lib/employees/team-table';
import { decodeText } from '@/lib/import/file/decode-text';
import { fileKind, textKind } from '@/lib/import/file/file-kind';
import type { ImportRefusal } from '@/lib/import/file/import-file';
import { BOUNDS_ON_PAGE } from '@/lib/import/file/limits';
import { readDelimited } from '@/lib/import/file/read-delimited';
import { readXlsx } from '@/lib/import/file/read-xlsx';
import { ok, type Result, refused } from '@/lib/result';

/** The people in a CSV or XLSX file as lines of a team's list, or why it is not read. */
export async function readTeamFile(bytes: Uint8Array): Promise<Result<string, ImportRefusal>> {
  if (bytes.length > BOUNDS_ON_PAGE.fileBytes) return refused(BOUNDS_ON_PAGE.refusal);
  const kind = fileKind(bytes);
  if (kind === 'xlsx') {
    const tables = await readXlsx(bytes, BOUNDS_ON_PAGE, () => {});
    if (!tables.isOk) return tables;
    return ok(teamTextOf(tables.value[0] ?? []));
  }
  if (kind !== 'text') return refused(kind);
  const text = decodeText(bytes);
  if (textKind(text) !== 'table') return refused('noTable');
  const table = readDelimited(text);
  return table.isOk ? ok(teamTextOf(table.value)) : table;
}
