import { hasSealedMark, SEALED_MARK } from '@/lib/saved-data/sealed/sealed-mark';

/** Whether the file is an encrypted backup, complete or not; reads only its first bytes. */
export async function isSealed(file: Blob): Promise<boolean> {
  try {
    return hasSealedMark(new Uint8Array(await file.slice(0, SEALED_MARK.length).arrayBuffer()));
  } catch {
    // Opening the file will report that it cannot be read.
    return false;
  }
}
