import { parseJson } from '@/lib/saved-data/json/parse-json';
import { MISFIT, number, object, picklist } from '@/lib/saved-data/records/shape';
import { QUARANTINE_NOTE_PREFIX, QUARANTINE_PREFIX, SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import type { QuarantineState, TextStorage } from './quarantine';
import type { StorageGateway } from './storage-gateway';

type Gateway = Pick<StorageGateway, 'quarantined'>;

/** A text that was put aside. */
export interface Quarantined {
  /** Identifies it. */
  readonly name: string;
  /** The name of the key that it was under, such as `shifts`. */
  readonly key: string;
  readonly text: string;
  /** When it was put aside, in epoch milliseconds; undefined if that is not known. */
  readonly at: number | undefined;
  readonly state: QuarantineState;
}

const NOTE = object({ at: number, state: picklist(['open', 'settled', 'copy']) });

/** Without a note, as of a build that wrote none, nobody has dealt with it. */
const NO_NOTE = { at: undefined, state: 'open' } as const;

/** Everything in quarantine, and what could not be copied there; oldest first. */
export function listQuarantined({ quarantined }: Gateway): readonly Quarantined[] {
  const { attempt, keysOf, locked, names } = quarantined;
  const readKey = (key: string) => attempt(`reading ${key}`, (open) => open.getItem(key), null) ?? '';
  const copied = names().map((name) => {
    const [copyKey, noteKey] = keysOf(name);
    const note = NOTE(parseJson(readKey(noteKey)));
    const key = name.replace(/-[^-]*-\d+$/, '');
    return { name, key, text: readKey(copyKey), ...(note === MISFIT ? NO_NOTE : note) };
  });
  const others = Array.from(locked, ([key, text]) => ({ name: key, key, at: undefined, ...text }));
  return [...copied, ...others].sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

/** The texts in quarantine, by their names. */
export function readQuarantine(gateway: Gateway): Readonly<Record<string, string>> {
  return Object.fromEntries(listQuarantined(gateway).map(({ name, text }) => [name, text]));
}

/** The person has a copy of everything in quarantine, or of the one with that name. */
export function settleQuarantined(gateway: Gateway, only?: string): void {
  const { attempt, keysOf, locked, onChange } = gateway.quarantined;
  for (const { name, key, text, at, state } of listQuarantined(gateway)) {
    if (state !== 'open' || (only ?? name) !== name) continue;
    const note = JSON.stringify({ at: at ?? Date.now(), state: 'settled' });
    if (locked.has(name)) locked.set(key, { text, state: 'settled' });
    else attempt(`noting ${name}`, (open) => open.setItem(keysOf(name)[1], note), undefined);
  }
  onChange();
}

/** Removes the text, also from under its own key if it is still there. */
export function dropQuarantined({ quarantined }: Gateway, { name, key, text }: Quarantined): void {
  const { attempt, keysOf, locked, onChange, prefixed } = quarantined;
  attempt(
    `removing ${name}`,
    (open) => {
      locked.delete(name);
      for (const each of keysOf(name)) open.removeItem(each);
      if (open.getItem(prefixed(key)) === text) open.removeItem(prefixed(key));
    },
    undefined,
  );
  onChange();
}

/** Removes every key of Brigade's, including the quarantine; false if that failed, true also where there is no storage. */
export function eraseKeys({ quarantined: { attempt, prefixed } }: Gateway): boolean {
  let isBegun = false;
  const remove = (open: TextStorage) => {
    isBegun = true;
    const ours = new Set(Object.values(SAVED_KEYS).map(({ name }) => prefixed(name)));
    const asides = [QUARANTINE_PREFIX, QUARANTINE_NOTE_PREFIX].map(prefixed);
    const keys = Array.from({ length: open.length }, (_, index) => open.key(index) ?? '');
    for (const key of keys)
      if (ours.has(key) || asides.some((prefix) => key.startsWith(prefix))) open.removeItem(key);
    return true;
  };
  return attempt('erasing', remove, false) || !isBegun;
}
