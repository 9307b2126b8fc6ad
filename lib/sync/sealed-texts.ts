import { isLater } from '@/lib/merge/signed-change';
import { isFields } from '@/lib/saved-data/records/fields';
import { MISFIT } from '@/lib/saved-data/records/shape';
import { SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';

/**
 * Texts that sync to every device, sealed and without history; each device needs them to recognize the team's replies.
 * Stored and sent under the name `house`, which also contained the business settings up to data version 6.
 */
export const SEALED_IDS = ['workplace', 'replyKey'] as const satisfies readonly SavedKeyId[];

export type SealedId = (typeof SEALED_IDS)[number];

/** The text as stored under the key, and its last writer. */
export interface SealedText {
  /** Null if unset. */
  readonly text: string | null;
  /** See `SignedChange`. */
  readonly clock: number;
  readonly device: string;
}

/** By key id; includes ids of newer builds, which this build also passes on. */
export type SealedTexts = Readonly<Record<string, SealedText>>;

/** Keeps the later version of each text. `changed` lists the ids whose text differs from `known`. */
export function mergeSealedTexts(
  known: SealedTexts,
  news: SealedTexts,
): { readonly texts: SealedTexts; readonly changed: readonly string[] } {
  const later = Object.entries(news).filter(([id, text]) => {
    const before = known[id];
    return !before || isLater(text, before);
  });
  const changed = later.filter(([id, { text }]) => known[id]?.text !== text).map(([id]) => id);
  return { texts: { ...known, ...Object.fromEntries(later) }, changed };
}

/** Reads the texts of a frame; omits invalid texts. */
export function readSealedTexts(stored: unknown): SealedTexts {
  if (!isFields(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, entry]) => {
      if (!isFields(entry)) return [];
      const { text, clock, device } = entry;
      const isText = typeof text === 'string' || text === null;
      if (!isText || typeof clock !== 'number' || typeof device !== 'string') return [];
      return [[id, { text, clock, device }]];
    }),
  );
}

/** Whether this build can read the text. Otherwise the text must not replace the stored one. */
export function isReadableText(id: SealedId, text: string): boolean {
  return SAVED_KEYS[id].shape(text) !== MISFIT;
}
