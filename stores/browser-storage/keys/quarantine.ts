import { QUARANTINE_NOTE_PREFIX, QUARANTINE_PREFIX } from '@/lib/saved-data/saved-keys';
import { textHash } from '@/lib/text-hash';

/**
 * `open`: unreadable, and the person has no copy. `settled`: unreadable, and the person has a copy. `copy`:
 * readable, copied before a migration.
 */
export type QuarantineState = 'open' | 'settled' | 'copy';

/** The part of `localStorage` that is needed, so that tests can replace it. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  key(index: number): string | null;
  readonly length: number;
}

interface Access {
  /** Runs the function, and logs if it throws. */
  readonly attempt: <Value>(what: string, act: (open: TextStorage) => Value, otherwise: Value) => Value;
  /** The name with the sub-path of the page. */
  readonly prefixed: (name: string) => string;
}

/**
 * Unreadable texts, each under its own key with a note next to it. Every page needs this part; the rest is in
 * `quarantine-list.ts`.
 */
export interface Quarantine extends Access {
  /**
   * Quarantines a text, only once however often it is found; returns its note, or undefined if there is no space. `at`
   * is epoch milliseconds.
   */
  put(key: string, text: string, state: QuarantineState, at?: number): string | undefined;
  /** Texts that could not be copied, by key; these keys must not be overwritten. */
  readonly locked: Map<string, string>;
  /** The key of the copy and of its note; a name is `<key>-<hash>-<length>`. */
  keysOf(name: string): readonly [copy: string, note: string];
}

export function createQuarantine(access: Access): Quarantine {
  const { attempt, prefixed } = access;
  const locked = new Map<string, string>();
  const keysOf = (name: string) =>
    [prefixed(`${QUARANTINE_PREFIX}-${name}`), prefixed(`${QUARANTINE_NOTE_PREFIX}-${name}`)] as const;
  return {
    ...access,
    locked,
    keysOf,
    put(key, text, state, at = Date.now()) {
      // Named by hash and length, so that the same text, read at every start, is quarantined once.
      const [copyKey, noteKey] = keysOf(`${key}-${textHash(text)}-${text.length}`);
      const copy = (open: TextStorage) => {
        open.setItem(copyKey, text);
        const before = open.getItem(noteKey);
        if (before && !(state === 'open' && before.includes('copy'))) return before;
        const note = JSON.stringify({ at, state });
        open.setItem(noteKey, note);
        return note;
      };
      const note = attempt(`quarantining ${key}`, copy, undefined);
      // Locks only unreadable texts, which a write would lose. The page has loaded the data of a `copy`.
      if (!note && state === 'open') locked.set(key, text);
      return note;
    },
  };
}
