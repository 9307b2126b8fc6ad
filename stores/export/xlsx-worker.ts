import { xlsxOfTables } from '@/lib/export/xlsx-of-tables';
import { serveWorker } from '@/stores/workers/serve-worker';
import type { XlsxCalls } from './write-xlsx';

// A worker of its own: thousands of rows take most of a second to write. The pages' policy lets it start the one that
// packs the file, which the page itself may not.

serveWorker<XlsxCalls>(self, { write: xlsxOfTables });
