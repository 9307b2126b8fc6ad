import { parseJson } from '@/lib/saved-data/json/parse-json';
import { MISFIT, number, object, picklist, type ValueOf } from '@/lib/saved-data/records/shape';
import { QUARANTINE_NOTE_PREFIX, QUARANTINE_PREFIX, SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { textHash } from '@/lib/text-hash';

/** The keys whose loss the person must be told of wherever they are: those of the schedule. */
const TOLD: readonly string[] = (['shifts', 'employees', 'templates', 'journal', 'publication'] as const).map(
  (id) => SAVED_KEYS[id].name,
);

/**
 * `open`: it could not be read, and the person has no copy of it. `settled`: they have one. `copy`: it was readable,
 * and kept before a migration.
 */
const NOTE = object({ at: number, state: picklist(['open', 'settled', 'copy']) });

type State = ValueOf<typeof NOTE>['state'];

/** A text that was put aside. */
export interface Quarantined {
  /** Identifies it. */
  readonly name: string;
  /** The name of the key that it was under, such as `shifts`. */
  readonly key: string;
  readonly text: string;
  /** When it was put aside, in epoch milliseconds; undefined if that is not known. */
  readonly at: number | undefined;
  readonly state: State;
}

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

/** Texts put aside, each under a key of its own with a note beside it. */
export interface Quarantine {
  /** Puts a text aside, once however often it is found; false if there is no room. `at` is epoch milliseconds. */
  put(key: string, text: string, state: State, at?: number): boolean;
  /** Whether a text under that key could not be copied: it must not be overwritten. */
  isLocked(key: string): boolean;
  /** Whether it has a part of the schedule of which the person has no copy. */
  isOpen(): boolean;
  /** Everything in it, and what could not be copied; oldest first. */
  all(): readonly Quarantined[];
  /** The person has a copy of everything in it, or of the one with that name. */
  settle(name?: string): void;
  /** Removes it, also from under its own key if it is still there. */
  drop(quarantined: Pick<Quarantined, 'name' | 'key' | 'text'>): void;
}

export function createQuarantine({ attempt, prefixed, onChange }: Access): Quarantine {
  const prefix = prefixed(`${QUARANTINE_PREFIX}-`);
  const noteKey = (name: string) => prefixed(`${QUARANTINE_NOTE_PREFIX}-${name}`);
  /** What could not be copied, by its key. */
  const locked = new Map<string, Quarantined>();

  const names = () =>
    attempt(
      'reading the quarantine',
      (open) =>
        Array.from({ length: open.length }, (_, index) => open.key(index) ?? '')
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length)),
      [],
    );

  function noteOf(name: string): Partial<ValueOf<typeof NOTE>> {
    const note = NOTE(
      parseJson(attempt('reading a note', (open) => open.getItem(noteKey(name)), null) ?? ''),
    );
    return note === MISFIT ? {} : note;
  }

  /** Without a note, as of a build that wrote none, it was never settled. */
  function writeNote(name: string, state: State, at = noteOf(name).at ?? Date.now()): void {
    const text = JSON.stringify({ at, state });
    attempt('writing a note', (open) => open.setItem(noteKey(name), text), undefined);
  }

  const listed = (): readonly Quarantined[] => [
    ...names().map((name) => ({
      name,
      key: name.replace(/-[^-]*-\d+$/, ''),
      text: attempt('reading the quarantine', (open) => open.getItem(prefix + name), null) ?? '',
      at: undefined,
      state: 'open' as const,
      ...noteOf(name),
    })),
    ...locked.values(),
  ];

  return {
    put(key, text, state, at) {
      // Named by hash and length: the same value, read at every start, is put aside once.
      const name = `${key}-${textHash(text)}-${text.length}`;
      const copy = (open: TextStorage) => {
        if (open.getItem(prefix + name) === null) open.setItem(prefix + name, text);
        return true;
      };
      const isCopied = attempt(`quarantining ${key}`, copy, false);
      const before = noteOf(name).state;
      if (!isCopied) locked.set(key, { name: key, key, text, at, state });
      else if (!before || (before === 'copy' && state === 'open')) writeNote(name, state, at);
      onChange();
      return isCopied;
    },
    isLocked: (key) => locked.has(key),
    isOpen: () =>
      TOLD.some((key) => locked.get(key)?.state === 'open') ||
      names().some(
        (name) => TOLD.some((key) => name.startsWith(`${key}-`)) && (noteOf(name).state ?? 'open') === 'open',
      ),
    all: () => [...listed()].sort((one, other) => (one.at ?? 0) - (other.at ?? 0)),
    settle(only) {
      for (const { name, key, ...rest } of listed()) {
        if (rest.state !== 'open' || (only ?? name) !== name) continue;
        if (locked.has(name)) locked.set(key, { name, key, ...rest, state: 'settled' });
        else writeNote(name, 'settled');
      }
      onChange();
    },
    drop({ name, key, text }) {
      locked.delete(name);
      const remove = (open: TextStorage) => {
        open.removeItem(prefix + name);
        open.removeItem(noteKey(name));
        if (open.getItem(prefixed(key)) === text) open.removeItem(prefixed(key));
      };
      attempt(`removing ${name}`, remove, undefined);
      onChange();
    },
  };
}
