import { QUARANTINE_NOTE_PREFIX, QUARANTINE_PREFIX, SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { textHash } from '@/lib/text-hash';

/** The keys whose loss the person must be told of wherever they are: those of the schedule. */
const TOLD = (['shifts', 'employees', 'templates', 'journal', 'publication'] as const).map(
  (id) => `${SAVED_KEYS[id].name}-`,
);

/** A note that says that the person need not be told. */
const QUIET = /"(?:settled|copy)"/;

/**
 * `open`: it could not be read, and the person has no copy of it. `settled`: they have one. `copy`: it was readable,
 * and kept before a migration.
 */
export type QuarantineState = 'open' | 'settled' | 'copy';

/** The part of `localStorage` that is needed; tests pass in their own. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  key(index: number): string | null;
  readonly length: number;
}

interface Access {
  /** Runs the act; if it throws, that is logged. */
  readonly attempt: <Value>(what: string, act: (open: TextStorage) => Value, otherwise: Value) => Value;
  /** The name with the sub-path of the page. */
  readonly prefixed: (name: string) => string;
  /** Something was put in, settled or dropped. */
  readonly onChange: () => void;
}

/**
 * Texts put aside, each under a key of its own with a note beside it. This is what every page needs of it; the list of
 * them is in `quarantine-list.ts`.
 */
export interface Quarantine extends Access {
  /** Puts a text aside, once however often it is found; false if there is no room. `at` is epoch milliseconds. */
  put(key: string, text: string, state: QuarantineState, at?: number): boolean;
  /** What could not be copied, by its key, which must not be overwritten. */
  readonly locked: Map<string, { readonly text: string; readonly state: QuarantineState }>;
  /** Whether it has a part of the schedule of which the person has no copy. */
  isOpen(): boolean;
  /** The names of everything copied: `<key>-<hash>-<length>`. */
  names(): readonly string[];
  /** The key of the copy, and of its note. */
  keysOf(name: string): readonly [copy: string, note: string];
}

export function createQuarantine(access: Access): Quarantine {
  const { attempt, prefixed, onChange } = access;
  const locked: Quarantine['locked'] = new Map();
  const keysOf = (name: string) =>
    [prefixed(`${QUARANTINE_PREFIX}-${name}`), prefixed(`${QUARANTINE_NOTE_PREFIX}-${name}`)] as const;

  const names = () =>
    attempt(
      'reading the quarantine',
      (open) => {
        const [prefix] = keysOf('');
        return Array.from({ length: open.length }, (_, index) => open.key(index) ?? '').flatMap((key) =>
          key.startsWith(prefix) ? key.slice(prefix.length) : [],
        );
      },
      [],
    );

  return {
    ...access,
    locked,
    names,
    keysOf,
    put(key, text, state, at = Date.now()) {
      // Named by hash and length: the same value, read at every start, is put aside once.
      const [copyKey, noteKey] = keysOf(`${key}-${textHash(text)}-${text.length}`);
      const copy = (open: TextStorage) => {
        if (open.getItem(copyKey) === null) open.setItem(copyKey, text);
        return true;
      };
      const isCopied = attempt(`quarantining ${key}`, copy, false);
      const note = (open: TextStorage) => {
        const before = open.getItem(noteKey);
        if (before === null || (state === 'open' && before.includes('"copy"')))
          open.setItem(noteKey, JSON.stringify({ at, state }));
      };
      if (isCopied) attempt(`noting ${key}`, note, undefined);
      else locked.set(key, { text, state });
      onChange();
      return isCopied;
    },
    isOpen: () =>
      attempt(
        'reading the quarantine',
        (open) =>
          [...locked].some(([key, { state }]) => state === 'open' && TOLD.includes(`${key}-`)) ||
          names().some(
            (name) =>
              TOLD.some((key) => name.startsWith(key)) && !QUIET.test(open.getItem(keysOf(name)[1]) ?? ''),
          ),
        false,
      ),
  };
}
