import { parseJson } from '@/lib/saved-data/json/parse-json';
import { MISFIT, number, object, picklist } from '@/lib/saved-data/records/shape';
import { QUARANTINE_NOTE_PREFIX, QUARANTINE_PREFIX, SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import type { QuarantineState, TextStorage } from './quarantine';
import { SCHEDULE_KEYS, type StorageGateway } from './storage-gateway';

type Gateway = Pick<StorageGateway, 'quarantined' | 'reportQuarantine'>;

export interface Quarantined {
  readonly name: string;
  /** The name of the key that held the text, such as `shifts`. */
  readonly key: string;
  readonly text: string;
  /** When the text was quarantined, in epoch milliseconds; undefined if unknown. */
  readonly at: number | undefined;
  readonly state: QuarantineState;
}

const NOTE = object({ at: number, state: picklist(['open', 'settled', 'copy']) });

/** A text without a note counts as open: older builds wrote no notes. */
const NO_NOTE = { at: undefined, state: 'open' } as const;

/** All texts in quarantine, and the texts that could not be copied there; oldest first. */
export function listQuarantined({ quarantined }: Gateway): readonly Quarantined[] {
  const { attempt, keysOf, locked } = quarantined;
  const readKey = (key: string) => attempt(`reading ${key}`, (open) => open.getItem(key), null) ?? '';
  const [prefix] = keysOf('');
  const copies = attempt('reading the quarantine', keysIn, []).filter((key) => key.startsWith(prefix));
  const copied = copies.map((copyKey) => {
    const name = copyKey.slice(prefix.length);
    const [, noteKey] = keysOf(name);
    const note = NOTE(parseJson(readKey(noteKey)));
    const key = name.replace(/-[^-]*-\d+$/, '');
    return { name, key, text: readKey(copyKey), ...(note === MISFIT ? NO_NOTE : note) };
  });
  const others = Array.from(locked, ([key, text]) => ({ name: key, key, text, ...NO_NOTE }));
  return [...copied, ...others].sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

/** Reports whether the quarantine has an open part of the schedule. Call at the start and after each change. */
export function checkQuarantine(gateway: Gateway): void {
  const isOfSchedule = (key: string) => SCHEDULE_KEYS.some((id) => SAVED_KEYS[id].name === key);
  gateway.reportQuarantine(
    listQuarantined(gateway).some(({ key, state }) => state === 'open' && isOfSchedule(key)),
  );
}

/** Another tab has written `key`, or cleared the storage if `key` is null. */
export function applyExternalQuarantine(gateway: Gateway, key: string | null): void {
  if (key === null || key.includes(QUARANTINE_NOTE_PREFIX)) checkQuarantine(gateway);
}

export function readQuarantine(gateway: Gateway): Readonly<Record<string, string>> {
  return Object.fromEntries(listQuarantined(gateway).map(({ name, text }) => [name, text]));
}

/**
 * Records that the person has a copy of everything in quarantine, or of the text named `only`. A text that
 * could not be copied stays open: its key cannot be written until the text is dropped.
 */
export function settleQuarantined(gateway: Gateway, only?: string): void {
  const { attempt, keysOf, locked } = gateway.quarantined;
  for (const { name, at, state } of listQuarantined(gateway)) {
    if (state !== 'open' || (only ?? name) !== name || locked.has(name)) continue;
    const note = JSON.stringify({ at: at ?? Date.now(), state: 'settled' });
    attempt(`noting ${name}`, (open) => open.setItem(keysOf(name)[1], note), undefined);
  }
  checkQuarantine(gateway);
}

/**
 * Removes the text from quarantine, and from its original key if the text is still there and no part of it is
 * in use. A text is in use if it is a list with only some unreadable records, or a copy made before a
 * migration.
 */
export function dropQuarantined(gateway: Gateway, { name, key, text, state }: Quarantined): void {
  const { attempt, keysOf, locked, prefixed } = gateway.quarantined;
  attempt(
    `removing ${name}`,
    (open) => {
      locked.delete(name);
      for (const each of keysOf(name)) open.removeItem(each);
      const isInUse = state === 'copy' || isFilledList(text);
      if (!isInUse && open.getItem(prefixed(key)) === text) open.removeItem(prefixed(key));
    },
    undefined,
  );
  checkQuarantine(gateway);
}

function isFilledList(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.length > 0;
  } catch {
    return false;
  }
}

/**
 * Removes all of Brigade's keys, including the quarantine. Returns false if a removal failed, true if there
 * is no storage.
 */
export function eraseKeys({ quarantined: { attempt, prefixed } }: Gateway): boolean {
  let isBegun = false;
  const remove = (open: TextStorage) => {
    isBegun = true;
    const ours = new Set(Object.values(SAVED_KEYS).map(({ name }) => prefixed(name)));
    const asides = [QUARANTINE_PREFIX, QUARANTINE_NOTE_PREFIX].map(prefixed);
    for (const key of keysIn(open))
      if (ours.has(key) || asides.some((prefix) => key.startsWith(prefix))) open.removeItem(key);
    return true;
  };
  return attempt('erasing', remove, false) || !isBegun;
}

function keysIn(open: TextStorage): readonly string[] {
  return Array.from({ length: open.length }, (_, index) => open.key(index) ?? '');
}
