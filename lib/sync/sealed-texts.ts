import { isLater } from '@/lib/merge/signed-change';
import { isFields } from '@/lib/saved-data/records/fields';
import { MISFIT } from '@/lib/saved-data/records/shape';
import { SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';

/**
 * The texts that go to every device of a shared schedule, sealed and without a history: by them a reply is known on each. Stored
 * and sent under the name `house`, which had the business settings too up to version 6.
 */
export const SEALED_IDS = ['workplace', 'replyKey'] as const satisfies readonly SavedKeyId[];

export type SealedId = (typeof SEALED_IDS)[number];

/** A text as its key has it, and who set it when. */
export interface SealedText {
  /** Null where it is not set. */
  readonly text: string | null;
  /** See `SignedChange`. */
  readonly clock: number;
  readonly device: string;
}

/** By the id of the key; ids of a newer build are kept and sent on. */
export type SealedTexts = Readonly<Record<string, SealedText>>;

/** Of each text the later one; `changed` are the ids of those that are not as they were known. */
export function mergeSealedTexts(
  known: SealedTexts,
  news: SealedTexts,
): { readonly house: SealedTexts; readonly changed: readonly string[] } {
  const later = Object.entries(news).filter(([id, setting]) => {
    const own = known[id];
    return !own || isLater(setting, own);
  });
  const changed = later.filter(([id, { text }]) => known[id]?.text !== text).map(([id]) => id);
  return { house: { ...known, ...Object.fromEntries(later) }, changed };
}

/** The texts in a frame; what is none of them is left out. */
export function readSealedTexts(stored: unknown): SealedTexts {
  if (!isFields(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, setting]) => {
      if (!isFields(setting)) return [];
      const { text, clock, device } = setting;
      const isText = typeof text === 'string' || text === null;
      if (!isText || typeof clock !== 'number' || typeof device !== 'string') return [];
      return [[id, { text, clock, device }]];
    }),
  );
}

/** Whether this build understands the text: only then it may take the place of what is stored. */
export function isUnderstood(id: SealedId, text: string): boolean {
  return SAVED_KEYS[id].shape(text) !== MISFIT;
}
