import { join } from 'node:path';
import { serveExport } from './serve-export.mjs';
import { basePath } from './support/export/build-stamp.mjs';
import { root } from './support/run.mjs';

// Serves out/ for the browser tests, which build the export beforehand.
await serveExport({ basePath, port: Number(process.env.PORT ?? 3000), root: join(root, 'out') });
