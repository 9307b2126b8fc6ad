import type { ExportTable } from '@/lib/export/export-table';
import { xlsxOfTables } from '@/lib/export/xlsx-of-tables';

// A worker of its own: thousands of rows take most of a second to write. The pages' policy lets it start the one that
// packs the file, which the page itself may not.

/** What the worker answers to the tables: the file, or why there is none. */
export type XlsxAnswer = { readonly file: Blob } | { readonly message: string };

async function answer(tables: readonly ExportTable[]): Promise<void> {
  const told: XlsxAnswer = await xlsxOfTables(tables).then(
    (file) => ({ file }),
    (error: unknown) => ({ message: String(error) }),
  );
  self.postMessage(told);
}

self.addEventListener('message', ({ data }: MessageEvent<readonly ExportTable[]>) => void answer(data));
