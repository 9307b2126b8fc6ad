import { isScriptType } from './content-type';
import { PRECACHE_NAME } from './precache';

/** Only the script with which a host takes Brigade away contains it; docs/hosting.md has that script. */
const TOMBSTONE = 'brigade-gone';

interface ScriptAnswer {
  /** Whether the status is a success. */
  readonly isOk: boolean;
  readonly type: string | null;
  readonly text: string;
}

/**
 * What a host's answer for the worker's script means. Only a `tombstone` removes a worker: an error or a foreign page
 * says nothing about Brigade, since networks with a sign-in page answer every address with it.
 */
export function judgeWorkerScript({
  isOk,
  type,
  text,
}: ScriptAnswer): 'worker' | 'tombstone' | 'failing' | 'foreign' {
  if (!isOk) return 'failing';
  // Ours with a wrong type: its host is at fault, and no network is in between.
  if (!isScriptType(type)) return text.includes(PRECACHE_NAME) ? 'failing' : 'foreign';
  if (text.includes(TOMBSTONE)) return 'tombstone';
  return text.includes(PRECACHE_NAME) ? 'worker' : 'foreign';
}
