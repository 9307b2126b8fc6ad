import type { DayRecord } from '@/lib/days/day-record';
import type { Employee } from '@/lib/employees/employee';
import type { RequestRecord } from '@/lib/requests/request-record';
import type { PersonToAnswer, RequestFacts } from '@/lib/requests/team-request';
import { isFields } from '@/lib/saved-data/records/fields';
import { type SettingId, settingIdOf } from '@/lib/settings/setting-record';
import type { ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import {
  type FieldsOf,
  fields,
  list,
  type NewNames,
  person,
  publication,
  role,
  shift,
  station,
  type Visit,
} from './published-references';
import type { RecordKind, RecordOf } from './schedule-change';

/** A list of distinct names. */
const distinct =
  (of: Visit): Visit =>
  (value, names) => {
    const images = list(of)(value, names);
    return images === value || !Array.isArray(images) ? value : [...new Set(images)];
  };

/** An object with names as field names, which `rename` replaces. */
const fieldNames =
  (rename: (field: string, names: NewNames) => string, item: Visit = (value) => value): Visit =>
  (value, names) => {
    if (!isFields(value)) return value;
    const entries = Object.entries(value).map(([field, stored]) => ({
      field,
      stored,
      newField: rename(field, names),
      image: item(stored, names),
    }));
    const isSame = entries.every(
      ({ field, stored, newField, image }) => field === newField && stored === image,
    );
    return isSame ? value : Object.fromEntries(entries.map(({ newField, image }) => [newField, image]));
  };

const byRole = fieldNames((key, names) => names.role?.(key) ?? key);

const byPrefixedRole = (prefix: RegExp, item?: Visit) =>
  fieldNames((field, names) => {
    const start = prefix.exec(field)?.[0];
    return start === undefined
      ? field
      : start + (names.role?.(field.slice(start.length)) ?? field.slice(start.length));
  }, item);

export const EMPLOYEE_REFERENCES: FieldsOf<Employee> = {
  id: null,
  // An employee's own name is not a reference.
  name: null,
  role,
  color: null,
  availability: null,
  maxWeekHours: null,
  moreRoles: distinct(role),
  phone: null,
  email: null,
  firstDay: null,
  lastDay: null,
  birthDate: null,
  isMinor: null,
  minWeekHours: null,
  wantedWeekHours: null,
  canLead: null,
  certificates: null,
  payrollId: null,
  wage: null,
  weeklyPay: null,
  roleWages: byRole,
  photo: null,
  isHidden: null,
};

export const TEMPLATE_REFERENCES: FieldsOf<Template> = {
  id: null,
  name: null,
  description: null,
  employeeName: person,
  role,
  startTime: null,
  endTime: null,
  status: null,
  color: null,
  icon: null,
  week: fields({ shifts: list(shift) }),
  series: fields({ shift }),
  rotation: null,
};

export const DAY_REFERENCES: FieldsOf<DayRecord> = {
  id: null,
  note: null,
  teamNote: null,
  opening: null,
  events: null,
};

export const REQUEST_REFERENCES: FieldsOf<RequestRecord> = {
  id: null,
  name: person,
  employeeId: null,
  state: null,
  word: null,
  facts: fields({
    asked: fields({ to: person }),
    at: null,
    madeAt: null,
    isVerified: null,
    language: null,
    decidedAt: null,
    tell: list(
      fields({ name: person, gets: null, loses: null, isTold: null } satisfies FieldsOf<PersonToAnswer>),
    ),
    isHidden: null,
  } satisfies FieldsOf<RequestFacts>),
};

/** The order of people and the question to the team use ids. */
export const SETTING_REFERENCES: Readonly<Record<SettingId, Visit | null>> = {
  businessName: null,
  availabilityAsk: null,
  roleList: (record, names) =>
    fields({ roles: distinct(role) })(byPrefixedRole(/^role\./, fields({ key: role }))(record, names), names),
  roleGroups: null,
  stations: fields({ value: distinct(station) }),
  breakRules: null,
  ownBreaks: null,
  counting: null,
  currency: null,
  overtime: null,
  demand: (record, names) => byPrefixedRole(/^week\.\d\./, byRole)(record, names),
  payPeriods: null,
  sales: null,
  budget: null,
  limits: null,
  openingHours: null,
  holidays: null,
  restHours: null,
  weekStart: null,
  peopleOrder: null,
};

const setting: Visit = (record, names) => {
  const id = isFields(record) ? settingIdOf(String(record.id)) : undefined;
  return (id && SETTING_REFERENCES[id]?.(record, names)) ?? record;
};

const VISITS: Readonly<Record<RecordKind, Visit>> = {
  shift,
  employee: fields(EMPLOYEE_REFERENCES),
  template: fields(TEMPLATE_REFERENCES),
  day: fields(DAY_REFERENCES),
  request: fields(REQUEST_REFERENCES),
  undated: fields({ id: null, stored: shift } satisfies FieldsOf<ShiftAwaitingRepair>),
  setting,
  publication,
};

/**
 * Replaces every reference to a person, role or station; same object if unchanged. An employee's name is not
 * a reference. Lists of roles and stations stay free of duplicates.
 */
export function mapReferences<Kind extends RecordKind>(
  kind: Kind,
  record: RecordOf<Kind>,
  names: NewNames,
): RecordOf<Kind> {
  return VISITS[kind](record, names) as RecordOf<Kind>;
}
