import { readCode, repairFragment } from './repair-fragment';

/** `newer`: written by a newer version. `none`: there is no code. */
export type Versioned<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'none' };

interface VersionedFormat<Value> {
  readonly version: number;
  /** Longer fragments are not read. */
  readonly maxCharacters: number;
  /** Rejects if the code differs from the code that was sent. */
  readonly read: (code: string, version: number, text: string) => Promise<Value>;
}

/** The first readable code of a fragment, with or without the hash sign, even if damaged. Never rejects. */
export async function readVersioned<Value>(
  fragment: string,
  { version, maxCharacters, read }: VersionedFormat<Value>,
): Promise<Versioned<Value>> {
  if (fragment.length > maxCharacters) return { kind: 'broken' };
  const text = repairFragment(fragment);
  if (text === '') return { kind: 'none' };
  const found = readCode(text);
  if (found && found.version > version) return { kind: 'newer' };
  for (const code of found?.codes ?? []) {
    try {
      return { kind: 'read', value: await read(code, found?.version ?? version, text) };
    } catch {
      // Try the next code.
    }
  }
  return { kind: 'broken' };
}
