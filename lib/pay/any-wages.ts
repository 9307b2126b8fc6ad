import type { PersonDetails } from '@/lib/employees/person-details';

/** This file is separate from `wages.ts`, because the first script needs only these functions. */
type Paid = Pick<PersonDetails, 'wage' | 'weeklyPay' | 'roleWages'>;

export function hasWages({ wage, weeklyPay, roleWages }: Paid): boolean {
  return wage !== undefined || weeklyPay !== undefined || roleWages !== undefined;
}

const anyWages = new WeakMap<object, boolean>();

export function isAnybodyPaid(employees: ReadonlyMap<string, Paid>): boolean {
  const known = anyWages.get(employees);
  if (known !== undefined) return known;
  const isPaid = [...employees.values()].some(hasWages);
  anyWages.set(employees, isPaid);
  return isPaid;
}
