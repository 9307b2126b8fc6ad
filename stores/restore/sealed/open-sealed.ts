import { ok, type Result, refused } from '@/lib/result';
import {
  isSealingCode,
  normalizeTypedCode,
  readSealed,
  type SealedRefusal,
  unsealBackup,
} from '@/lib/saved-data/sealed/sealed-backup';
import { MAX_SEALED_BYTES } from '@/lib/saved-data/sealed/sealed-mark';
import type { BackupLocation } from '@/stores/restore/read-source';

export type CodeRefusal = 'noCode' | 'wrongCode';

export interface OpenedSealed {
  unseal(typed: string): Promise<Result<BackupLocation, CodeRefusal>>;
}

/** Reads an encrypted backup. `noCrypto`: the page was not opened over `https:`, so the browser has no Web Crypto. */
export async function openSealed(file: Blob): Promise<Result<OpenedSealed, SealedRefusal | 'noCrypto'>> {
  if (!('subtle' in crypto)) return refused('noCrypto');
  // Do not even read such a file.
  if (file.size > MAX_SEALED_BYTES) return refused('tooLarge');
  const sealed = await readSealed(new Uint8Array(await file.arrayBuffer()));
  if (!sealed.isOk) return sealed;
  return ok({
    async unseal(typed) {
      const signs = normalizeTypedCode(typed);
      if (!isSealingCode(signs)) return refused('noCode');
      const content = await unsealBackup(sealed.value, signs);
      return content ? ok({ blob: new Blob([content]), isCompressed: true }) : refused('wrongCode');
    },
  });
}
