import type { PersonDetails } from './person-details';
import type { RoleColor } from './role';

/** A person on the team. The name is the identity: shifts and templates refer to it. */
export interface Employee extends PersonDetails {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly color: RoleColor;
  /** `Availability` as stored; parsed on use, so that an unreadable record stays as stored. */
  readonly availability?: unknown;
  /** Hours, as stored; absent if unset. Parsed on use (`maxWeekHoursOf`). */
  readonly maxWeekHours?: unknown;
}

/** An absent optional field stays as stored; undefined removes it. */
export type EmployeeDraft = Pick<Employee, 'name' | 'role' | 'color' | 'maxWeekHours' | keyof PersonDetails>;

/** Default_Ignorable_Code_Point: zero-width spaces, direction marks, soft hyphens, variation selectors. */
const INVISIBLE = /\p{DI}+/gu;
const BLANKS = /[\s\p{Cc}]+/gu;

/** Cache: long schedules ask for the same few names again and again. */
const keys = new Map<string, string>();
/** Bounds the cache: an imported file may have a different text in each row. */
const MAX_KEYS = 10_000;

/**
 * The key that all spellings of one name share: NFKC, case folded, blanks collapsed, without zero-width
 * characters. Empty for a blank name. The function returns a key unchanged.
 */
export function nameKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = keyOf(name);
  if (keys.size >= MAX_KEYS) keys.clear();
  keys.set(name, key);
  return key;
}

function keyOf(name: string): string {
  const folded = name
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .toLowerCase()
    // The two letters whose case folding is not their lower case.
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
  return folded.normalize('NFKC').replace(BLANKS, ' ').trim();
}

/** Whether the name has no visible character. */
export function isNameless(name: string): boolean {
  return nameKey(name) === '';
}

/** The name for storage, without surrounding blanks; empty if nameless. */
export function tidyName(name: string): string {
  return isNameless(name) ? '' : name.trim();
}

/** Of several employees with one key, the exact spelling wins, then the first. */
export function findEmployeeByName(employees: Iterable<Employee>, name: string): Employee | undefined {
  const key = nameKey(name);
  if (key === '') return undefined;
  let first: Employee | undefined;
  for (const employee of employees) {
    if (employee.name === name) return employee;
    if (!first && nameKey(employee.name) === key) first = employee;
  }
  return first;
}

/** `findEmployeeByName` in constant time per lookup. */
export function employeeFinder<Person extends Pick<Employee, 'name'>>(
  employees: Iterable<Person>,
): (name: string) => Person | undefined {
  const bySpelling = new Map<string, Person>();
  const byKey = new Map<string, Person>();
  for (const employee of employees) {
    const key = nameKey(employee.name);
    if (key === '') continue;
    if (!bySpelling.has(employee.name)) bySpelling.set(employee.name, employee);
    if (!byKey.has(key)) byKey.set(key, employee);
  }
  return (name) => bySpelling.get(name) ?? byKey.get(nameKey(name));
}
