import { mendedFragment, readCode } from './mended-fragment';

/** `newer`: written by a newer version. `none`: there is no code. */
export type Versioned<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'none' };

interface VersionedFormat<Value> {
  /** The newest version that is understood. */
  readonly version: number;
  /** A longer fragment is not even read. */
  readonly mostCharacters: number;
  /** Reads one of the codes that the fragment may stand for; rejects where it is not the one that was sent. */
  readonly read: (code: string, version: number, text: string) => Promise<Value>;
}

/**
 * What stands in a fragment, with or without the hash sign, also in one that was mangled on its way: of the codes that it
 * may stand for the first that can be read. Never rejects.
 */
export async function readVersioned<Value>(
  fragment: string,
  { version, mostCharacters, read }: VersionedFormat<Value>,
): Promise<Versioned<Value>> {
  if (fragment.length > mostCharacters) return { kind: 'broken' };
  const text = mendedFragment(fragment);
  if (text === '') return { kind: 'none' };
  const found = readCode(text);
  if (found && found.version > version) return { kind: 'newer' };
  for (const code of found?.codes ?? []) {
    try {
      return { kind: 'read', value: await read(code, found?.version ?? version, text) };
    } catch {
      // The next one, if any.
    }
  }
  return { kind: 'broken' };
}
