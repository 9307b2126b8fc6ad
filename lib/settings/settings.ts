import type { Demand } from '@/lib/demand/need';
import type { RoleList } from '@/lib/employees/roles/role-list';
import type { Holidays } from '@/lib/holidays/holidays';
import { type Budget, NO_BUDGET } from '@/lib/pay/budget-kinds';
import type { Currency } from '@/lib/pay/currency-code';
import type { Overtime } from '@/lib/pay/overtime-rules';
import type { AvailabilityAsk } from '@/lib/requests/ask/ask-table';
import { DEFAULT_LIMITS, type RuleLimits } from '@/lib/rules/limits';
import { DEFAULT_REST_HOURS, isRestHours } from '@/lib/rules/rest-hours';
import type { Sales } from '@/lib/sales/sales';
import type { Fields } from '@/lib/saved-data/records/fields';
import { COUNTING_SHAPE } from '@/lib/saved-data/records/house/counting-shape';
import { HOLIDAYS_SHAPE } from '@/lib/saved-data/records/house/holidays-shape';
import { OWN_BREAKS_SHAPE } from '@/lib/saved-data/records/house/own-breaks-shape';
import { CURRENCY_SHAPE, PAY_PERIODS_SHAPE } from '@/lib/saved-data/records/house/pay-shapes';
import { BUDGET_SHAPE } from '@/lib/saved-data/records/house/sales-shapes';
import { AVAILABILITY_ASK_SHAPE } from '@/lib/saved-data/records/house/team-shapes';
import { array, boolean, custom, optional, picklist, string } from '@/lib/saved-data/records/shape';
import { LIMITS_SHAPE } from '@/lib/saved-data/records/shapes';
import { COUNT_ALL, type Counting } from '@/lib/shifts/counting';
import { BREAK_RULES, type BreakRules, type OwnBreak } from '@/lib/shifts/proposed-breaks';
import type { OpeningHours } from '@/lib/time/opening-hours';
import { DEFAULT_WEEK_START, WEEK_STARTS, type WeekStart } from '@/lib/time/week';
import type { PayPeriods } from '@/lib/worked/period-kinds';
import {
  DEMAND_READER,
  eachField,
  OPENING_HOURS_READER,
  OVERTIME_READER,
  oneField,
  ROLE_LIST_READER,
  SALES_READER,
  type SettingReader,
} from './setting-readers';
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

/** How each setting is read. */
export const READERS: { readonly [Id in SettingId]: SettingReader<Settings[Id]> } = {
  businessName: oneField(string, ''),
  availabilityAsk: oneField<AvailabilityAsk | undefined>(optional(AVAILABILITY_ASK_SHAPE), undefined),
  roleList: ROLE_LIST_READER,
  roleGroups: oneField(boolean, false),
  stations: oneField<readonly string[]>(array(string), []),
  breakRules: oneField<BreakRules>(picklist(BREAK_RULES), 'none'),
  ownBreaks: oneField<readonly OwnBreak[]>(OWN_BREAKS_SHAPE, []),
  counting: eachField<Counting>(COUNTING_SHAPE, COUNT_ALL),
  currency: oneField<Currency>(CURRENCY_SHAPE, ''),
  overtime: OVERTIME_READER,
  demand: DEMAND_READER,
  payPeriods: oneField<PayPeriods | undefined>(optional(PAY_PERIODS_SHAPE), undefined),
  sales: SALES_READER,
  budget: eachField<Budget>(BUDGET_SHAPE, NO_BUDGET),
  limits: eachField<RuleLimits>(LIMITS_SHAPE, DEFAULT_LIMITS),
  openingHours: OPENING_HOURS_READER,
  holidays: oneField<Holidays | undefined>(optional(HOLIDAYS_SHAPE), undefined),
  restHours: oneField(custom<number>(isRestHours), DEFAULT_REST_HOURS),
  weekStart: oneField<WeekStart>(picklist(WEEK_STARTS), DEFAULT_WEEK_START),
  peopleOrder: oneField<readonly string[]>(array(string), []),
};

/** A value read from some records, and those read from one record more. */
interface Read {
  value?: { readonly is: unknown };
  readonly more: WeakMap<SettingRecord, Read>;
}

/** A record has one setting: one value for the same records, however the map around them changes. */
const FROM_NOTHING: Read = { more: new WeakMap() };

/** The value of a setting; the same object as long as its records are the same. The default if there is none. */
export function readSetting<Id extends SettingId>(records: SettingRecords, id: Id): Settings[Id] {
  const of = recordsOf(records, id);
  const fields: SettingReader<Settings[Id]> = READERS[id];
  if (of.length === 0) return fields.otherwise;
  const read = of.reduce(readWith, FROM_NOTHING);
  read.value ??= { is: fields.toValue(fieldsOf(fields, of)) };
  return read.value.is as Settings[Id];
}

function readWith({ more }: Read, record: SettingRecord): Read {
  const known = more.get(record);
  if (known) return known;
  const read: Read = { more: new WeakMap() };
  more.set(record, read);
  return read;
}

function recordsOf(records: SettingRecords, id: SettingId): readonly SettingRecord[] {
  if (!READERS[id].isSplit) {
    const record = records.get(id);
    return record ? [record] : [];
  }
  const parts = [...records.values()].filter((record) => record.id.startsWith(`${id}.`));
  return parts.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The fields of the default, and over them those of the records. */
function fieldsOf(
  { usual }: Pick<SettingReader<unknown>, 'usual'>,
  records: readonly SettingRecord[],
): Fields {
  const all: Fields = Object.assign({}, usual?.(), ...records);
  return Object.fromEntries(
    Object.entries(all).filter(([field, value]) => field !== 'id' && value !== null && value !== undefined),
  );
}
