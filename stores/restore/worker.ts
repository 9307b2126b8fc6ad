import { serveWorker } from '@/stores/workers/serve-worker';
import { createSession } from './create-restore-session';
import type { RestoreCalls } from './in-worker';
import type { RestoreSession } from './restore-session';

// A worker, so that reading and restoring a backup of ten years does not block the page. To cancel, terminate
// the worker.

function refusePageContent(): never {
  throw new Error('A worker cannot read the content of the page.');
}

let session: RestoreSession | undefined;

serveWorker<RestoreCalls>(self, {
  async open({ name, source }, work) {
    session ??= (await createSession(name, refusePageContent)).session;
    return session.open(source, work);
  },
  async restore(order, work) {
    if (!session) throw new Error('No backup has been opened.');
    return session.restore(order, work);
  },
});
