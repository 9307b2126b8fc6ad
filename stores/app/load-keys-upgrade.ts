import { areKeysOlder, keysUpgrade, upgradeKeysWith } from '@/stores/browser-storage/keys/older-keys';
import { gateway } from './gateway';

/** Loads the code that reads keys of an older version, if there are some; returns whether it was missing. */
export async function loadKeysUpgrade(): Promise<boolean> {
  if (keysUpgrade() || !areKeysOlder(gateway)) return false;
  upgradeKeysWith((await import('@/stores/browser-storage/keys/migrate-keys')).KEYS_UPGRADE);
  return true;
}
