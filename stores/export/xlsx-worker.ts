import { xlsxOfTables } from '@/lib/export/xlsx-of-tables';
import { serveWorker } from '@/stores/workers/serve-worker';
import type { XlsxCalls } from './write-xlsx';

// Writing thousands of rows takes most of a second. The pages' policy allows this worker to start the worker that
// compresses the file, which the page itself may not start.

serveWorker<XlsxCalls>(self, { write: xlsxOfTables });
