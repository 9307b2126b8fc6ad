import { decodeText } from '@/lib/import/file/decode-text';
import { fileKind, textKind } from '@/lib/import/file/file-kind';
import type { ImportRefusal, TableRows } from '@/lib/import/file/import-file';
import { BOUNDS_ON_PAGE } from '@/lib/import/file/limits';
import { readDelimited } from '@/lib/import/file/read-delimited';
import { readXlsx } from '@/lib/import/file/read-xlsx';
import { ok, type Result, refused } from '@/lib/result';

/** Reads a CSV file, or the first sheet of an XLSX file. */
export async function readTableFile(bytes: Uint8Array): Promise<Result<TableRows, ImportRefusal>> {
  if (bytes.length > BOUNDS_ON_PAGE.fileBytes) return refused(BOUNDS_ON_PAGE.refusal);
  const kind = fileKind(bytes);
  if (kind === 'xlsx') {
    const tables = await readXlsx(bytes, BOUNDS_ON_PAGE, () => {});
    return tables.isOk ? ok(tables.value[0] ?? []) : tables;
  }
  if (kind !== 'text') return refused(kind);
  const text = decodeText(bytes);
  return textKind(text) === 'table' ? readDelimited(text) : refused('noTable');
}
