import type { PersonDetails } from '@/lib/employees/person-details';
import { type Amount, isAmount } from './amount';
import { hasWages } from './any-wages';

/** Amounts in the currency of the business. */
export interface Wages {
  /** Per hour, for roles without a separate wage. */
  readonly hourly?: Amount;
  /** Per week, regardless of hours; each hour then costs nothing more. */
  readonly weekly?: Amount;
  /** Per hour, by role key. */
  readonly roles: Readonly<Record<string, Amount>>;
}

type Paid = Pick<PersonDetails, 'wage' | 'weeklyPay' | 'roleWages'>;

const readBefore = new WeakMap<Paid, Wages | typeof UNPAID>();
const UNPAID = Symbol('no wage');

/** The readable wages; undefined if unset. The same object for the same record. */
export function wagesOf(person: Paid): Wages | undefined {
  if (!hasWages(person)) return undefined;
  const before = readBefore.get(person);
  if (before) return before === UNPAID ? undefined : before;
  const { wage, weeklyPay } = person;
  const roles = roleWagesIn(person);
  const wages: Wages = {
    ...(isAmount(wage) && { hourly: wage }),
    ...(isAmount(weeklyPay) && { weekly: weeklyPay }),
    roles,
  };
  const hasWage = wages.hourly !== undefined || wages.weekly !== undefined || Object.keys(roles).length > 0;
  readBefore.set(person, hasWage ? wages : UNPAID);
  return hasWage ? wages : undefined;
}

/** Omits unreadable entries. */
export function roleWagesIn({ roleWages }: Pick<Paid, 'roleWages'>): Readonly<Record<string, Amount>> {
  if (typeof roleWages !== 'object' || roleWages === null || Array.isArray(roleWages)) return {};
  return Object.fromEntries(
    Object.entries(roleWages).filter((entry): entry is [string, Amount] => isAmount(entry[1])),
  );
}

/** Hourly cost of the role; 0 for weekly pay, undefined without a known wage. */
export function hourlyIn(wages: Wages | undefined, role: string): Amount | undefined {
  if (!wages) return undefined;
  if (wages.weekly !== undefined) return 0;
  return Object.hasOwn(wages.roles, role) ? wages.roles[role] : wages.hourly;
}
