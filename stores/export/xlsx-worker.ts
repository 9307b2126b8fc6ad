import { xlsxOfTables } from '@/lib/export/xlsx-of-tables';
import { serveWorker } from '@/stores/workers/serve-worker';
import type { XlsxCalls } from './write-xlsx';

// A worker of its own: writing thousands of rows takes most of a second. The pages' policy lets it start the worker
// that packs the file, which the page itself may not start.

serveWorker<XlsxCalls>(self, { write: xlsxOfTables });
