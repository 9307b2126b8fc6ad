import {
  CODE_LENGTH,
  IV_BYTES,
  SALT_BYTES,
  sealBackup,
  sealingCode,
} from '@/lib/saved-data/sealed/sealed-backup';
import { uiStore } from '@/stores/app/ui-store';
import { backupFile } from '@/stores/restore/your-data';
import { type LongWork, partOf } from '@/stores/workers/do-in-pieces';

/** A file with everything, and the code that decrypts it. Neither is stored anywhere. */
export interface MadeSealed {
  readonly file: File;
  readonly code: string;
}

/** A type that systems do not know, so that they share the file unchanged. */
const TYPE = 'application/octet-stream';

/**
 * An encrypted backup of everything that this page knows, with a new code. Rejects when aborted, and without `https:`.
 */
export async function makeSealed(work: LongWork): Promise<MadeSealed> {
  const backup = await backupFile(partOf(work, 0, 0.9));
  const packed = backup.stream().pipeThrough(new CompressionStream('gzip'));
  const content = new Uint8Array(await new Response(packed).arrayBuffer());
  work.signal.throwIfAborted();
  const code = sealingCode(randomBytes(CODE_LENGTH));
  const sealed = await sealBackup(content, code, {
    salt: randomBytes(SALT_BYTES),
    iv: randomBytes(IV_BYTES),
  });
  work.onProgress(1);
  return { file: new File([sealed], `brigade-${uiStore.getState().today}.brigade`, { type: TYPE }), code };
}

function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}
