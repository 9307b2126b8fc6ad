import type { Demand } from '@/lib/demand/need';
import type { RoleList } from '@/lib/employees/roles/role-list';
import type { Holidays } from '@/lib/holidays/holidays';
import type { Budget } from '@/lib/pay/budget-kinds';
import type { Currency } from '@/lib/pay/currency-code';
import type { Overtime } from '@/lib/pay/overtime-rules';
import type { AvailabilityAsk } from '@/lib/requests/ask/ask-table';
import type { RuleLimits } from '@/lib/rules/limits';
import type { Sales } from '@/lib/sales/sales';
import type { Fields } from '@/lib/saved-data/records/fields';
import { fallback, MISFIT, type Shape } from '@/lib/saved-data/records/shape';
import type { Counting } from '@/lib/shifts/counting';
import type { BreakRules, OwnBreak } from '@/lib/shifts/proposed-breaks';
import type { OpeningHours } from '@/lib/time/opening-hours';
import type { WeekStart } from '@/lib/time/week';
import type { PayPeriods } from '@/lib/worked/period-kinds';
import type { SettingId, SettingRecord, SettingRecords } from './setting-record';

/** The settings of the business, the same on every device of a shared schedule. */
export interface Settings {
  /** The name on everything sent to the team; empty if unset. */
  readonly businessName: string;
  /** The last question to the team about when everybody can work. */
  readonly availabilityAsk: AvailabilityAsk | undefined;
  readonly roleList: RoleList;
  /** Whether the schedule by employee is grouped by role, with totals. */
  readonly roleGroups: boolean;
  /** The stations in the shift form. */
  readonly stations: readonly string[];
  readonly breakRules: BreakRules;
  /** These breaks apply only if `breakRules` is `own`. */
  readonly ownBreaks: readonly OwnBreak[];
  readonly counting: Counting;
  /** Empty for the currency of the time zone. */
  readonly currency: Currency;
  readonly overtime: Overtime;
  readonly demand: Demand;
  /** Undefined: calendar weeks. */
  readonly payPeriods: PayPeriods | undefined;
  readonly sales: Sales;
  readonly budget: Budget;
  readonly limits: RuleLimits;
  /** By weekday; day records contain the hours of single dates (`openingHoursOf`). */
  readonly openingHours: OpeningHours;
  /** Undefined if no country is chosen. */
  readonly holidays: Holidays | undefined;
  /** Minimum hours between two working days, 0 to 24. */
  readonly restHours: number;
  readonly weekStart: WeekStart;
  /** Employee ids in the manager's order; empty if unset. */
  readonly peopleOrder: readonly string[];
}

/**
 * Describes one setting and reads its value from the fields of its record. Edits of different fields merge. A screen
 * imports only the settings that it uses, to load less.
 */
export interface Setting<Id extends SettingId = SettingId> {
  readonly id: Id;
  /** The value if there is no record. */
  readonly defaultValue: Settings[Id];
  /**
   * Fields of the default value, which apply unless the record has the fields. Absent if the default value
   * has no fields.
   */
  defaultFields?(): Fields;
  /** Reads the value from the record's fields merged over the default fields; ignores unreadable fields. */
  toValue(fields: Fields): Settings[Id];
  /** Whether the setting has several records, because it grows with time. */
  readonly isSplit?: boolean;
}

/** Defines a setting stored in one field, `value`, so that edits never merge. An undefined value has no field. */
export function defineValueSetting<Id extends SettingId>(
  id: Id,
  shape: Shape<Settings[Id]>,
  defaultValue: Settings[Id],
): Setting<Id> {
  const read = fallback(shape, defaultValue);
  return { id, defaultValue, toValue: ({ value }) => (value === undefined ? defaultValue : read(value)) };
}

/** Defines a setting whose value is an object with one field per property. */
export function defineObjectSetting<Id extends SettingId>(
  id: Id,
  shape: Shape<Settings[Id]>,
  defaultValue: Settings[Id] & object,
): Setting<Id> {
  return {
    id,
    defaultValue,
    defaultFields: () => ({ ...defaultValue }) as Fields,
    toValue: fallback(shape, defaultValue),
  };
}

/** The readable fields with the prefix, by the remainder of the name. */
export function readPrefixedFields<Item>(
  fields: Fields,
  prefix: string,
  read: (stored: unknown, name: string) => Item | typeof MISFIT,
): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>();
  for (const [field, stored] of Object.entries(fields)) {
    if (!field.startsWith(prefix)) continue;
    const name = field.slice(prefix.length);
    const item = read(stored, name);
    if (item !== MISFIT) items.set(name, item);
  }
  return items;
}

/** A node of the cache: the value for a list of records, and the nodes for one more record. */
interface Read {
  value?: { readonly is: unknown };
  readonly more: WeakMap<SettingRecord, Read>;
}

/** Keyed by record, because the map of all records changes with every edit of any setting. */
const FROM_NOTHING: Read = { more: new WeakMap() };

/** The setting's value, or the default without a record. The same object until one of its records changes. */
export function readSetting<Id extends SettingId>(
  records: SettingRecords,
  setting: Setting<Id>,
): Settings[Id] {
  const of = recordsOf(records, setting);
  if (of.length === 0) return setting.defaultValue;
  const read = of.reduce(readWith, FROM_NOTHING);
  read.value ??= { is: setting.toValue(fieldsOf(setting, of)) };
  return read.value.is as Settings[Id];
}

function readWith({ more }: Read, record: SettingRecord): Read {
  const known = more.get(record);
  if (known) return known;
  const read: Read = { more: new WeakMap() };
  more.set(record, read);
  return read;
}

function recordsOf(
  records: SettingRecords,
  { id, isSplit }: Pick<Setting, 'id' | 'isSplit'>,
): readonly SettingRecord[] {
  if (!isSplit) {
    const record = records.get(id);
    return record ? [record] : [];
  }
  const parts = [...records.values()].filter((record) => record.id.startsWith(`${id}.`));
  return parts.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The records' fields merged over the default fields. Null removes a field of the default. */
function fieldsOf(
  { defaultFields }: Pick<Setting, 'defaultFields'>,
  records: readonly SettingRecord[],
): Fields {
  const all: Fields = Object.assign({}, defaultFields?.(), ...records);
  return Object.fromEntries(
    Object.entries(all).filter(([field, value]) => field !== 'id' && value !== null && value !== undefined),
  );
}
