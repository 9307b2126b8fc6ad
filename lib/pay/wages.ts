import type { PersonDetails } from '@/lib/employees/person-details';
import { type Amount, isAmount } from './amount';
import { hasWages } from './any-wages';

/** What somebody is paid; amounts in the currency of the house. */
export interface Wages {
  /** An hour, in every role without a wage of its own. */
  readonly hourly?: Amount;
  /** A week, whatever is worked; hours then cost nothing more. */
  readonly weekly?: Amount;
  /** An hour, by the role's key. */
  readonly roles: Readonly<Record<string, Amount>>;
}

type Paid = Pick<PersonDetails, 'wage' | 'weeklyPay' | 'roleWages'>;

const readBefore = new WeakMap<Paid, Wages | typeof UNPAID>();
const UNPAID = Symbol('no wage');

/** What the person is paid, as far as it is understood; undefined where nothing is said. The same object for the same record. */
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
  const isSaid = wages.hourly !== undefined || wages.weekly !== undefined || Object.keys(roles).length > 0;
  readBefore.set(person, isSaid ? wages : UNPAID);
  return isSaid ? wages : undefined;
}

/** The wages of single roles that are understood. */
export function roleWagesIn({ roleWages }: Pick<Paid, 'roleWages'>): Readonly<Record<string, Amount>> {
  if (typeof roleWages !== 'object' || roleWages === null || Array.isArray(roleWages)) return {};
  return Object.fromEntries(
    Object.entries(roleWages).filter((entry): entry is [string, Amount] => isAmount(entry[1])),
  );
}

/** What an hour of the role costs; 0 where the person is paid by the week, undefined where no wage is known. */
export function hourlyIn(wages: Wages | undefined, role: string): Amount | undefined {
  if (!wages) return undefined;
  if (wages.weekly !== undefined) return 0;
  return Object.hasOwn(wages.roles, role) ? wages.roles[role] : wages.hourly;
}
