/** The settings of the business, which every device of a shared schedule has alike. */
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
 * One business setting as the schedule stores it. Only the fields that differ from the default are there; fields that
 * this build does not know are kept.
 */
export interface SettingRecord {
  /** The id of the setting, for sales followed by a month: `sales.2026-11`. Records of unknown settings are kept. */
  readonly id: string;
  readonly [field: string]: unknown;
}

/** All business settings, by the id of the record. */
export type SettingRecords = ReadonlyMap<string, SettingRecord>;

export const NO_SETTINGS: SettingRecords = new Map();

/** The setting that the record is of; undefined for a setting that this build does not know. */
export function settingIdOf(recordId: string): SettingId | undefined {
  const [id] = recordId.split('.', 1);
  return SETTING_IDS.find((known) => known === id);
}

/** Whether a setting has a record. Does not need the code that reads the value. */
export function hasSetting(records: SettingRecords, id: SettingId): boolean {
  if (records.has(id)) return true;
  for (const recordId of records.keys()) if (recordId.startsWith(`${id}.`)) return true;
  return false;
}
