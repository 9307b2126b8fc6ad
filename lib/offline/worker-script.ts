import { isScriptType } from './content-type';
import { PRECACHE_NAME } from './precache';

/** Only the script that removes Brigade from a host contains this text; docs/hosting.md has that script. */
const TOMBSTONE = 'brigade-gone';

interface ScriptAnswer {
  readonly isOk: boolean;
  readonly type: string | null;
  readonly text: string;
}

/**
 * The kind of script at the worker's URL. Only a `tombstone` removes a worker, because networks with a
 * sign-in page answer every URL with another page.
 */
export function classifyWorkerScript({
  isOk,
  type,
  text,
}: ScriptAnswer): 'worker' | 'tombstone' | 'failing' | 'foreign' {
  if (!isOk) return 'failing';
  // Brigade's script with a wrong type: the host is at fault, not a network in between.
  if (!isScriptType(type)) return text.includes(PRECACHE_NAME) ? 'failing' : 'foreign';
  if (text.includes(TOMBSTONE)) return 'tombstone';
  return text.includes(PRECACHE_NAME) ? 'worker' : 'foreign';
}
