import { ok, type Result, refused } from '@/lib/result';
import { readSealed, type SealedRefusal, unsealBackup } from '@/lib/saved-data/sealed/sealed-backup';
import { MAX_SEALED_BYTES } from '@/lib/saved-data/sealed/sealed-mark';
import { isSealingCode, typedSigns } from '@/lib/saved-data/sealed/sealing-code';
import type { BackupLocation } from '@/stores/restore/read-source';

/** Why what was typed does not open a file: it is no code, or the code of another file. */
export type CodeRefusal = 'noCode' | 'wrongCode';

/** A sealed backup that is whole, and waits for its code. */
export interface OpenedSealed {
  /** The backup in it, to go on as with any other. */
  unseal(typed: string): Promise<Result<BackupLocation, CodeRefusal>>;
}

/** Reads a sealed backup. `noCrypto`: the page was not opened by `https:`, so the browser opens none. */
export async function openSealed(file: Blob): Promise<Result<OpenedSealed, SealedRefusal | 'noCrypto'>> {
  if (!('subtle' in crypto)) return refused('noCrypto');
  // It is not read at all.
  if (file.size > MAX_SEALED_BYTES) return refused('tooLarge');
  const sealed = await readSealed(new Uint8Array(await file.arrayBuffer()));
  if (!sealed.isOk) return sealed;
  return ok({
    async unseal(typed) {
      const signs = typedSigns(typed);
      if (!isSealingCode(signs)) return refused('noCode');
      const content = await unsealBackup(sealed.value, signs);
      return content ? ok({ blob: new Blob([content]), isCompressed: true }) : refused('wrongCode');
    },
  });
}
