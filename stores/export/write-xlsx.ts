import type { ExportTable } from '@/lib/export/export-table';
import { SPREADSHEET_WAIT_MS } from '@/lib/timing';
import type { XlsxAnswer } from './xlsx-worker';

/** The tables as one XLSX file, made off the page. Rejects where the browser cannot. */
export async function writeXlsx(tables: readonly ExportTable[]): Promise<Blob> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Blob>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The spreadsheet took too long.')), SPREADSHEET_WAIT_MS);
      worker.addEventListener('error', (event) => reject(new Error(event.message)));
      worker.addEventListener('message', ({ data }: MessageEvent<XlsxAnswer>) => {
        if ('file' in data) resolve(data.file);
        else reject(new Error(data.message));
      });
      worker.postMessage(tables);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
