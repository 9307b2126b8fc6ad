import type { SavedValue } from '@/lib/saved-data/saved-value';
import type { RecordKind } from '@/lib/shifts/change/schedule-change';
import { createCachedHash } from '@/lib/text-hash';
import type { KnownLog } from '@/stores/browser-storage/database/is-same-log';
import { COLLECTIONS, type Collection, type CollectionTexts, readLocalTexts } from './local-collections';
import type { StorageGateway } from './storage-gateway';

type Stamp = SavedValue<'stamp'>;

/** Space for the shifts' text before and after a write: each is hashed several times. */
const longTextHash = createCachedHash(2);

/** How many hashes the stamp remembers in addition to those of its own texts. */
const MAX_OLD_HASHES = 30;

export type Hashes = Record<Collection, string>;

const KINDS: Readonly<Record<Collection, readonly RecordKind[]>> = {
  shifts: ['shift', 'undated'],
  employees: ['employee'],
  templates: ['template'],
  days: ['day'],
  requests: ['request'],
  businessSettings: ['setting'],
};

export const kindsIn = (id: Collection): readonly RecordKind[] => KINDS[id];

/**
 * The kinds of record whose text still matches the stamp: such a text lacks the changes stored without a
 * database.
 */
export function kindsBehind(stamp: Stamp | undefined, texts: CollectionTexts): ReadonlySet<RecordKind> {
  const hashes = hashesOf(texts);
  const behind = COLLECTIONS.filter((id) => hashes[id] === stamp?.[id]);
  const kinds = new Set<RecordKind>(behind.flatMap((id) => KINDS[id]));
  if (behind.includes('shifts')) kinds.add('publication');
  return kinds;
}

/** Empty for a missing text. */
export function hashesOf(texts: CollectionTexts): Hashes {
  const hash = (text: string | null) => (text === null ? '' : longTextHash(text));
  const { shifts, employees, templates, days, requests, businessSettings } = texts;
  return {
    shifts: hash(shifts),
    employees: hash(employees),
    templates: hash(templates),
    days: hash(days),
    requests: hash(requests),
    businessSettings: hash(businessSettings),
  };
}

/** Whether a page with a database wrote the stamp; other pages only name in it the texts that they found. */
export function isFromLog({ number, from }: Stamp): boolean {
  return number > 0 || from !== undefined;
}

/** Whether Brigade wrote the text, now or earlier, or there is none. The log is then more reliable than the text. */
export function isWrittenByBrigade(stamp: Stamp | undefined, id: Collection, text: string | null): boolean {
  if (text === null) return true;
  const hash = longTextHash(text);
  return stamp !== undefined && (stamp[id] === hash || hashesIn(stamp).includes(hash));
}

/**
 * Adds the hashes of these texts to the stamp before the texts are written. Otherwise a text that Brigade
 * wrote could be imported as foreign if only some texts get written. Returns false if there is no space;
 * nothing may be written then. The texts currently stored also count as ours or imported. If there is no
 * stamp, creates one for the log of the written schedule, or with number 0.
 */
export function announceTexts(
  gateway: StorageGateway,
  next: Partial<CollectionTexts>,
  { number, last }: KnownLog = { number: 0 },
): boolean {
  const now = readLocalTexts(gateway);
  const stamp = gateway.readValue('stamp') ?? { number, ...(last ? { last } : {}), ...hashesOf(now) };
  const ids = COLLECTIONS.filter((id) => next[id] !== undefined);
  if (ids.every((id) => next[id] === now[id])) return true;
  const texts = ids.flatMap((id) => [next[id], now[id]]).filter((text) => typeof text === 'string');
  return gateway.writeValue('stamp', {
    ...stamp,
    also: rememberedHashes(texts.map(longTextHash), stamp, stamp),
  });
}

/** The hashes to remember in addition to those of the stamp's own texts, latest first. */
export function rememberedHashes(
  latest: readonly string[],
  before: Stamp | undefined,
  own: Hashes,
): readonly string[] {
  const hashes = new Set([...latest, ...(before ? hashesIn(before) : [])]);
  for (const id of COLLECTIONS) hashes.delete(own[id]);
  // The hash of a missing text.
  hashes.delete('');
  return [...hashes].slice(0, MAX_OLD_HASHES);
}

function hashesIn(stamp: Stamp): readonly string[] {
  return [...COLLECTIONS.map((id) => stamp[id]), ...(stamp.also ?? [])];
}
