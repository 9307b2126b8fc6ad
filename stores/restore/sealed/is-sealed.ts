import { hasSealedMark, SEALED_MARK } from '@/lib/saved-data/sealed/sealed-mark';

/** Whether the file is a sealed backup, whole or not; only its first bytes are read. */
export async function isSealed(file: Blob): Promise<boolean> {
  try {
    return hasSealedMark(new Uint8Array(await file.slice(0, SEALED_MARK.length).arrayBuffer()));
  } catch {
    // Whoever opens it says that it cannot be read.
    return false;
  }
}
