import { join } from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { basePath, isExportFresh } from './support/export/build-stamp.mjs';
import { probePort } from './support/ports.mjs';
import { root, run } from './support/run.mjs';

const port = Number(process.env.PORT ?? 3000);

async function start() {
  // The port is checked first, so that nobody waits for a build in vain.
  await probePort(port);
  ensureDependencies();
  if (!isExportFresh()) {
    const { code } = await run(process.execPath, ['scripts/build.mjs']);
    if (code !== 0) throw new Error('The build failed; see the messages above.');
  }
  // Imported late: on a first start, `ensureDependencies` above must first install the packages.
  const { serveExport } = await import('./serve-export.mjs');
  await serveExport({ basePath, port, root: join(root, 'out') });
}

try {
  await start();
} catch (error) {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `Port ${port} is in use. Stop the other program or choose another: PORT=${port + 1} npm start`
      : error.message,
  );
  process.exit(1);
}
