import { isLater } from '@/lib/merge/signed-change';
import { isFields } from '@/lib/saved-data/records/fields';
import { MISFIT } from '@/lib/saved-data/records/shape';
import { SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';

/**
 * The settings that say how the house works, and go to every device of a shared schedule: what a person likes on one screen
 * is not among them. The key of the links' codes is, so that a reply is known on each; it goes sealed, to those devices only.
 */
export const HOUSE_SETTINGS = [
  'houseName',
  'workplace',
  'replyKey',
  'availabilityAsk',
  'roleList',
  'roleGroups',
  'stations',
  'ownBreaks',
  'breakRules',
  'counting',
  'currency',
  'overtime',
  'demand',
  'payPeriods',
  'sales',
  'budget',
  'limits',
  'openingHours',
  'holidays',
  'restHours',
] as const satisfies readonly SavedKeyId[];

export type HouseSettingId = (typeof HOUSE_SETTINGS)[number];

/** A setting as its key has it, and who set it when. */
export interface HouseSetting {
  /** Null where it is not set. */
  readonly text: string | null;
  /** See `SignedChange`. */
  readonly clock: number;
  readonly device: string;
}

/** By the id of the setting; ids of a newer build are kept and handed on. */
export type HouseSettings = Readonly<Record<string, HouseSetting>>;

/** Of each setting the later one; `changed` are the ids of those that are not as they were known. */
export function mergeHouse(
  known: HouseSettings,
  news: HouseSettings,
): { readonly house: HouseSettings; readonly changed: readonly string[] } {
  const later = Object.entries(news).filter(([id, setting]) => {
    const own = known[id];
    return !own || isLater(setting, own);
  });
  const changed = later.filter(([id, { text }]) => known[id]?.text !== text).map(([id]) => id);
  return { house: { ...known, ...Object.fromEntries(later) }, changed };
}

/** The settings in a frame; what is none of them is left out. */
export function readHouse(stored: unknown): HouseSettings {
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

/** Whether this build understands the text of the setting: only then it may take the place of what is stored. */
export function isUnderstood(id: HouseSettingId, text: string): boolean {
  const { shape, writtenAs } = SAVED_KEYS[id];
  try {
    return shape(writtenAs === 'json' ? JSON.parse(text) : text) !== MISFIT;
  } catch {
    return false;
  }
}
