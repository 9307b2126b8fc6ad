import type { PersonDetails } from './person-details';
import type { RoleColor } from './role';

/** A person on the team. The name is the identity: shifts and templates refer to it. */
export interface Employee extends PersonDetails {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly color: RoleColor;
  /**
   * When they can work, as stored (`Availability`); absent when nothing is set. Parsed only on use (`availabilityOf`,
   * `readAvailability`), so that a record that is not understood stays as it came.
   */
  readonly availability?: unknown;
  /** The most hours a week for this person, as stored; absent when nothing is set. Parsed on use (`ownWeekHours`). */
  readonly maxWeekHours?: unknown;
}

/** What the employee form edits. A field beside name, role and colour that is absent stays as stored; undefined takes it away. */
export type EmployeeDraft = Pick<Employee, 'name' | 'role' | 'color' | 'maxWeekHours' | keyof PersonDetails>;

/**
 * Default_Ignorable_Code_Point, characters that take no room: zero-width blanks and joiners, marks of direction, soft hyphens, fillers, variation
 * selectors.
 */
const INVISIBLE = /\p{DI}+/gu;
const BLANKS = /[\s\p{Cc}]+/gu;

/** Keys of the names asked for, since long schedules ask for the same few again and again. */
const keys = new Map<string, string>();
/** Bounds the cache: an imported file may have a text in each row that is compared with names. */
const MAX_KEYS = 10_000;

/**
 * The key shared by spellings of one name: NFKC, case folded, without characters of no width, blanks trimmed and
 * collapsed. Empty for a name of nothing else. The key of a key is the key itself.
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
    // The two letters whose folding is not their lower case.
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
  return folded.normalize('NFKC').replace(BLANKS, ' ').trim();
}

/** Whether the text is no name: empty, or of blanks and characters of no width alone. */
export function isNameless(name: string): boolean {
  return nameKey(name) === '';
}

/** The name as it is stored: to the letter, without the blanks around it; empty for what is no name. */
export function tidyName(name: string): string {
  return isNameless(name) ? '' : name.trim();
}

/** The employee of that name; of several with one key the one spelt so, else the first. Undefined if there is none. */
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

/** `findEmployeeByName` for many questions: each is answered in constant time. */
export function employeeFinder<Person extends Pick<Employee, 'name'>>(
  employees: Iterable<Person>,
): (name: string) => Person | undefined {
  const spelt = new Map<string, Person>();
  const byKey = new Map<string, Person>();
  for (const employee of employees) {
    const key = nameKey(employee.name);
    if (key === '') continue;
    if (!spelt.has(employee.name)) spelt.set(employee.name, employee);
    if (!byKey.has(key)) byKey.set(key, employee);
  }
  return (name) => spelt.get(name) ?? byKey.get(nameKey(name));
}
