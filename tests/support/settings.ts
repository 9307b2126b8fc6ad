import fc from 'fast-check';
import { ROLE_COLORS, ROLES } from '@/lib/employees/role';
import { SPECIFIED_ROLES } from '@/lib/employees/roles/role-list';
import { BUDGET_KINDS } from '@/lib/pay/budget-kinds';
import { OVERTIME_RULES, SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { SETTINGS } from '@/lib/settings/all-settings';
import type { Settings } from '@/lib/settings/setting';
import { SETTING_IDS, type SettingId } from '@/lib/settings/setting-record';
import { COUNTING_EXCLUSIONS } from '@/lib/shifts/counting';
import { BREAK_RULES } from '@/lib/shifts/proposed-breaks';
import type { OpeningDay } from '@/lib/time/opening-hours';
import { WEEK_STARTS } from '@/lib/time/week';
import { PERIOD_KINDS } from '@/lib/worked/period-kinds';
import { anyFewDays, anyTime } from './arbitraries';

const anyHours = fc.integer({ min: 0, max: 24 });
const anyAmount = fc.integer({ min: 1, max: 1_000_000 });
const anyText = fc.constantFrom('Bar', 'bar', 'Ana', 'Zoë', 'week.1', 'roles', 'id', '');
const anyRoleKey = fc.constantFrom(...ROLES, 'Dish', 'value', '__proto__', 'a.b');
const anyNeed = fc.dictionary(
  fc.constantFrom('Server', 'Chef', 'a.b'),
  fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 24, maxLength: 24 }),
  { maxKeys: 2 },
);

const anyOpeningDay = (weekday: number): fc.Arbitrary<OpeningDay> =>
  fc.oneof(
    fc.constant({ weekday, kind: 'closed' as const }),
    fc.record({
      weekday: fc.constant(weekday),
      kind: fc.constant('hours' as const),
      from: anyTime,
      to: anyTime,
    }),
  );

export const DEFAULT_SETTINGS = Object.fromEntries(
  SETTING_IDS.map((id) => [id, SETTINGS[id].defaultValue]),
) as unknown as Settings;

/** Values of every setting as the app stores them. */
export const SETTING_VALUES: { readonly [Id in SettingId]: fc.Arbitrary<Settings[Id]> } = {
  businessName: anyText,
  availabilityAsk: fc.option(
    fc.record({ id: fc.string(), lastDay: anyFewDays, askedAt: fc.nat(), asked: fc.array(fc.string()) }),
    { nil: undefined },
  ),
  roleList: fc
    .tuple(
      fc.uniqueArray(
        fc.record(
          {
            key: anyRoleKey,
            name: anyText,
            color: fc.constantFrom(...ROLE_COLORS),
            isArchived: fc.boolean(),
          },
          { requiredKeys: ['key'] },
        ),
        { selector: ({ key }) => key, maxLength: 5 },
      ),
      fc.uniqueArray(fc.record({ id: anyText, name: anyText }), { selector: ({ id }) => id, maxLength: 3 }),
    )
    .map(([roles, groups]) => {
      const missing = SPECIFIED_ROLES.roles.filter(({ key }) => !roles.some((role) => role.key === key));
      return { roles: [...roles, ...missing], groups };
    }),
  roleGroups: fc.boolean(),
  stations: fc.array(anyText, { maxLength: 3 }),
  breakRules: fc.constantFrom(...BREAK_RULES),
  ownBreaks: fc.array(
    fc.record({
      id: fc.string(),
      fromMinutes: fc.constantFrom(0, 60, 360),
      unpaid: fc.constantFrom(0, 15, 30),
      paid: fc.constantFrom(0, 10),
    }),
    { maxLength: 3 },
  ),
  counting: fc.record({ paidHours: fc.boolean(), leftOut: fc.subarray([...COUNTING_EXCLUSIONS]) }),
  currency: fc.constantFrom('', 'EUR', 'USD'),
  overtime: fc.record({
    rules: fc.constantFrom(...OVERTIME_RULES),
    own: fc.record(
      {
        dayMinutes: fc.integer({ min: 0, max: 1440 }),
        weekMinutes: fc.integer({ min: 0, max: 10080 }),
        percent: fc.integer({ min: 100, max: 1000 }),
        doublePercent: fc.constant(SPECIFIED_OVERTIME.own.doublePercent),
        seventhDay: fc.boolean(),
      },
      { requiredKeys: ['percent', 'doublePercent', 'seventhDay'] },
    ),
  }),
  demand: fc.record({
    week: fc.dictionary(fc.constantFrom('1', '2', '7'), anyNeed),
    dates: fc.dictionary(anyFewDays, anyNeed),
  }),
  payPeriods: fc.option(fc.record({ kind: fc.constantFrom(...PERIOD_KINDS), start: anyFewDays }), {
    nil: undefined,
  }),
  sales: fc.dictionary(
    anyFewDays,
    fc
      .record({ expected: anyAmount, actual: anyAmount }, { requiredKeys: [] })
      .filter((day) => Object.keys(day).length > 0),
  ),
  budget: fc.record(
    { kind: fc.constantFrom(...BUDGET_KINDS), money: anyAmount, percent: fc.integer({ min: 1, max: 100 }) },
    { requiredKeys: ['kind'] },
  ),
  limits: fc.record({
    dayHours: anyHours,
    daysRunning: anyHours,
    minorDayHours: anyHours,
    minorLatestHour: anyHours,
  }),
  openingHours: fc.record({
    days: fc
      .subarray([1, 2, 3, 4, 5, 6, 7])
      .chain((weekdays) => fc.tuple(...weekdays.map((weekday) => anyOpeningDay(weekday)))),
    isCloseShown: fc.boolean(),
  }),
  holidays: fc.option(
    fc.record({
      country: fc.constantFrom('DE', 'US'),
      regions: fc.constant([{ code: 'BY', name: 'Bayern' }]),
      firstYear: fc.constant(2026),
      lastYear: fc.constant(2027),
      holidays: fc.array(fc.record({ local: anyText, dates: fc.array(anyFewDays) })),
    }),
    { nil: undefined },
  ),
  restHours: anyHours,
  weekStart: fc.constantFrom(...WEEK_STARTS),
  peopleOrder: fc.array(fc.string(), { maxLength: 4 }),
};
