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

/** The settings of the business, which every device of a shared schedule has alike. */
export interface Settings {
  /** The name on everything that the team gets; empty for none. */
  readonly businessName: string;
  /** The question of when everybody can work, as it was asked last. */
  readonly availabilityAsk: AvailabilityAsk | undefined;
  readonly roleList: RoleList;
  /** Whether the schedule by employee is grouped by role, with sums. */
  readonly roleGroups: boolean;
  /** The stations that the shift form offers. */
  readonly stations: readonly string[];
  readonly breakRules: BreakRules;
  /** The steps if the rules are the business's own. */
  readonly ownBreaks: readonly OwnBreak[];
  readonly counting: Counting;
  /** The code of the currency; empty for that of the time zone. */
  readonly currency: Currency;
  readonly overtime: Overtime;
  readonly demand: Demand;
  /** Undefined: every week of the calendar. */
  readonly payPeriods: PayPeriods | undefined;
  readonly sales: Sales;
  readonly budget: Budget;
  readonly limits: RuleLimits;
  /** Without what the day records say of single dates. */
  readonly openingHours: OpeningHours;
  /** Undefined if no country is chosen. */
  readonly holidays: Holidays | undefined;
  /** The minimum hours between two working days, 0 to 24. */
  readonly restHours: number;
  readonly weekStart: WeekStart;
  /** The ids of the employees in the order that the manager has set; empty for none. */
  readonly peopleOrder: readonly string[];
}

/**
 * One setting, and how it is read from the fields of its record: edits of different fields merge. A screen imports only
 * the settings that it reads, so that the others cost it nothing.
 */
export interface Setting<Id extends SettingId = SettingId> {
  readonly id: Id;
  /** The value that no record means. */
  readonly otherwise: Settings[Id];
  /** The fields of the default that a record without them has; absent: none. */
  usual?(): Fields;
  /** The value in the fields, those of the default included; fields that cannot be read are as if absent. */
  toValue(fields: Fields): Settings[Id];
  /** Whether the setting is split over several records, because it grows with time. */
  readonly isSplit?: boolean;
}

/** A value that only makes sense as a whole, in one field. Undefined is no field. */
export function oneField<Id extends SettingId>(
  id: Id,
  shape: Shape<Settings[Id]>,
  otherwise: Settings[Id],
): Setting<Id> {
  const read = fallback(shape, otherwise);
  return { id, otherwise, toValue: ({ value }) => (value === undefined ? otherwise : read(value)) };
}

/** An object, each entry in a field of its own. */
export function eachField<Id extends SettingId>(
  id: Id,
  shape: Shape<Settings[Id]>,
  otherwise: Settings[Id] & object,
): Setting<Id> {
  return { id, otherwise, usual: () => ({ ...otherwise }) as Fields, toValue: fallback(shape, otherwise) };
}

/** The readable fields whose names begin so, by the rest of their names. */
export function readEach<Item>(
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

/** A value read from some records, and those read from one record more. */
interface Read {
  value?: { readonly is: unknown };
  readonly more: WeakMap<SettingRecord, Read>;
}

/** A record has one setting: one value for the same records, however the map around them changes. */
const FROM_NOTHING: Read = { more: new WeakMap() };

/** The value of a setting; the same object as long as its records are the same. The default if there is none. */
export function readSetting<Id extends SettingId>(
  records: SettingRecords,
  setting: Setting<Id>,
): Settings[Id] {
  const of = recordsOf(records, setting);
  if (of.length === 0) return setting.otherwise;
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

/** The fields of the default, and over them those of the records. */
function fieldsOf({ usual }: Pick<Setting, 'usual'>, records: readonly SettingRecord[]): Fields {
  const all: Fields = Object.assign({}, usual?.(), ...records);
  return Object.fromEntries(
    Object.entries(all).filter(([field, value]) => field !== 'id' && value !== null && value !== undefined),
  );
}
