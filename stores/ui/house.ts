import type { Demand } from '@/lib/demand/need';
import type { RoleList } from '@/lib/employees/roles/role-list';
import type { Holidays } from '@/lib/holidays/holidays';
import type { Budget } from '@/lib/pay/budget-kinds';
import type { Currency } from '@/lib/pay/currency-code';
import type { Overtime } from '@/lib/pay/overtime-rules';
import type { Sales } from '@/lib/sales/sales';
import type { Counting } from '@/lib/shifts/counting';
import { type BreakPlan, type BreakRules, breakPlan, type OwnBreak } from '@/lib/shifts/proposed-breaks';
import type { PayPeriods } from '@/lib/worked/period-kinds';
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';

/** How the house is run; all of it is persisted. */
export interface HouseState {
  /** What the house is called on what the team is given; empty for no name. */
  readonly houseName: string;
  /** Whether people stand by role, with sums, by employee and on paper. */
  readonly roleGroups: boolean;
  /** Whether the week by employee shows two weeks, as people are paid. */
  readonly twoWeeks: boolean;
  readonly roleList: RoleList;
  /** The stations that the shift form offers. */
  readonly stations: readonly string[];
  /** Whether the shifts of a day stand by station. */
  readonly byStation: boolean;
  readonly breakRules: BreakRules;
  /** The steps where the rules are the house's own. */
  readonly ownBreaks: readonly OwnBreak[];
  /** What counts in figures of hours and coverage. */
  readonly counting: Counting;
  /** The code of the currency; empty for that of the time zone. */
  readonly currency: Currency;
  readonly overtime: Overtime;
  /** Whether amounts are blanked on the screen. */
  readonly moneyHidden: boolean;
  /** How many of which role are needed when. */
  readonly demand: Demand;
  /** Undefined: every week of the calendar. */
  readonly payPeriods: PayPeriods | undefined;
  readonly sales: Sales;
  readonly budget: Budget;
  /** The ids of the employees in their own order; empty where none was chosen. */
  readonly peopleOrder: readonly string[];
  /** Undefined where no country is chosen. */
  readonly holidays: Holidays | undefined;
}

export interface HouseVerbs {
  setHouseName(name: string): void;
  /** Stores the roles and groups; returns whether they are stored. */
  setRoleList(list: RoleList): boolean;
  setStations(stations: readonly string[]): boolean;
  toggleByStation(): void;
  setBreakRules(rules: BreakRules): void;
  setOwnBreaks(steps: readonly OwnBreak[]): void;
  setCounting(counting: Partial<Counting>): void;
  setCurrency(currency: Currency): void;
  setOvertime(overtime: Partial<Overtime>): void;
  toggleMoneyHidden(): void;
  setDemand(demand: Demand): boolean;
  setPayPeriods(periods: PayPeriods): void;
  setSales(sales: Sales): boolean;
  setBudget(budget: Partial<Budget>): void;
  setPeopleOrder(employeeIds: readonly string[]): void;
  /** Returns whether they are stored. */
  setHolidays(holidays: Holidays | undefined): boolean;
}

export const HOUSE_VALUES = [
  'houseName',
  'roleGroups',
  'twoWeeks',
  'roleList',
  'stations',
  'byStation',
  'breakRules',
  'ownBreaks',
  'counting',
  'currency',
  'overtime',
  'moneyHidden',
  'demand',
  'payPeriods',
  'sales',
  'budget',
  'peopleOrder',
  'holidays',
] as const satisfies readonly (keyof HouseState & keyof PersistedValues)[];

type HouseValues = Pick<PersistedValues, (typeof HOUSE_VALUES)[number]>;

export function houseState(values: HouseValues): HouseState {
  return {
    houseName: values.houseName.get(),
    roleGroups: values.roleGroups.get(),
    twoWeeks: values.twoWeeks.get(),
    roleList: values.roleList.get(),
    stations: values.stations.get(),
    byStation: values.byStation.get(),
    breakRules: values.breakRules.get(),
    ownBreaks: values.ownBreaks.get(),
    counting: values.counting.get(),
    currency: values.currency.get(),
    overtime: values.overtime.get(),
    moneyHidden: values.moneyHidden.get(),
    demand: values.demand.get(),
    payPeriods: values.payPeriods.get(),
    sales: values.sales.get(),
    budget: values.budget.get(),
    peopleOrder: values.peopleOrder.get(),
    holidays: values.holidays.get(),
  };
}

export function houseVerbs(values: HouseValues): HouseVerbs {
  return {
    setHouseName: (name) => values.houseName.set(name),
    setRoleList: (list) => values.roleList.set(list),
    setStations: (stations) => values.stations.set(stations),
    toggleByStation: () => values.byStation.update((isOn) => !isOn),
    setOwnBreaks: (steps) => values.ownBreaks.set(steps),
    setBreakRules: (rules) => values.breakRules.set(rules),
    setCounting: (counting) => values.counting.update((latest) => ({ ...latest, ...counting })),
    setCurrency: (currency) => values.currency.set(currency),
    setOvertime: (overtime) => values.overtime.update((latest) => ({ ...latest, ...overtime })),
    setSales: (sales) => values.sales.set(sales),
    setBudget: (budget) => values.budget.update((latest) => ({ ...latest, ...budget })),
    setPayPeriods: (periods) => values.payPeriods.set(periods),
    setDemand: (demand) => values.demand.set(demand),
    toggleMoneyHidden: () => values.moneyHidden.update((isHidden) => !isHidden),
    setPeopleOrder: (employeeIds) => values.peopleOrder.set(employeeIds),
    setHolidays: (holidays) => values.holidays.set(holidays),
  };
}

/** The breaks that a new shift is proposed. */
export function breakPlanOf({
  breakRules,
  ownBreaks,
}: Pick<HouseState, 'breakRules' | 'ownBreaks'>): BreakPlan {
  return breakPlan(breakRules, ownBreaks);
}
