import { ok, type Result, refused } from '@/lib/result';
import { MAX_BACKUP_LENGTH } from '@/lib/saved-data/backup/backup';
import type { LongWork } from '@/stores/workers/do-in-pieces';

/**
 * Browsers inflate each chunk to its end: with larger chunks, a hostile file could fill the memory in a single step.
 */
const CHUNK_BYTES = 16 * 1024;

export interface BackupLocation {
  readonly blob: Blob;
  readonly isCompressed: boolean;
}

/** The text of the backup; reading stops with a refusal once it is longer than the maximum. */
export async function readSource(
  { blob, isCompressed }: BackupLocation,
  { signal, onProgress }: LongWork,
): Promise<Result<string, { readonly kind: 'tooLarge' }>> {
  let bytesRead = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      bytesRead += bytes.byteLength;
      onProgress(bytesRead / blob.size);
      for (let from = 0; from < bytes.byteLength; from += CHUNK_BYTES) {
        controller.enqueue(bytes.subarray(from, from + CHUNK_BYTES));
      }
    },
  });
  const stored = blob.stream().pipeThrough(counting);
  const stream = isCompressed ? stored.pipeThrough(new DecompressionStream('gzip')) : stored;
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  const texts: string[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    const text = decoder.decode(value, { stream: !done });
    texts.push(text);
    length += text.length;
    if (length > MAX_BACKUP_LENGTH) {
      await reader.cancel();
      return refused({ kind: 'tooLarge' });
    }
    if (done) return ok(texts.join(''));
  }
}
