import type { PersonDetails } from '@/lib/employees/person-details';

/** Apart from `wages.ts`, since the first script asks it. */
type Paid = Pick<PersonDetails, 'wage' | 'weeklyPay' | 'roleWages'>;

/** Whether anything is stored of what the person is paid. */
export function hasWages({ wage, weeklyPay, roleWages }: Paid): boolean {
  return wage !== undefined || weeklyPay !== undefined || roleWages !== undefined;
}

const anyWages = new WeakMap<object, boolean>();

/** Whether anybody of the team has a wage; known at once for the same team. */
export function isAnybodyPaid(employees: ReadonlyMap<string, Paid>): boolean {
  const known = anyWages.get(employees);
  if (known !== undefined) return known;
  const isPaid = [...employees.values()].some(hasWages);
  anyWages.set(employees, isPaid);
  return isPaid;
}
