import type { ExportTable } from '@/lib/export/export-table';
import { SPREADSHEET_WAIT_MS } from '@/lib/timing';
import { callWorker } from '@/stores/workers/call-worker';

export interface XlsxCalls {
  write(tables: readonly ExportTable[]): Blob;
}

/** Writes the file in a worker. Rejects if the browser cannot start a worker. */
export async function writeXlsx(tables: readonly ExportTable[]): Promise<Blob> {
  const worker = callWorker<XlsxCalls>(
    new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' }),
    SPREADSHEET_WAIT_MS,
  );
  try {
    return await worker.call('write', tables);
  } finally {
    worker.end();
  }
}
