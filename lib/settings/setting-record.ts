/** The settings of the business, the same on every device of a shared schedule. */
export const SETTING_IDS = [
  'businessName',
  'availabilityAsk',
  'roleList',
  'roleGroups',
  'stations',
  'breakRules',
  'ownBreaks',
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
  'weekStart',
  'peopleOrder',
] as const;

export type SettingId = (typeof SETTING_IDS)[number];

/**
 * A stored business setting. Contains only fields that differ from the default, and unknown fields of newer
 * builds.
 */
export interface SettingRecord {
  /** The id of the setting; for sales with a month, `sales.2026-11`. Records of unknown settings are kept. */
  readonly id: string;
  readonly [field: string]: unknown;
}

/** By record id. */
export type SettingRecords = ReadonlyMap<string, SettingRecord>;

export const NO_SETTINGS: SettingRecords = new Map();

/** The setting of the record; undefined for a setting unknown to this build. */
export function settingIdOf(recordId: string): SettingId | undefined {
  const [id] = recordId.split('.', 1);
  return SETTING_IDS.find((known) => known === id);
}

/** Whether a setting has a record; works without loading the code that reads the value. */
export function hasSetting(records: SettingRecords, id: SettingId): boolean {
  if (records.has(id)) return true;
  for (const recordId of records.keys()) if (recordId.startsWith(`${id}.`)) return true;
  return false;
}
