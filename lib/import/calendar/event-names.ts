import { type Employee, nameKey } from '@/lib/employees/employee';
import { foldText } from '@/lib/fold-text';
import type { RoleNaming } from '@/lib/import/file/import-file';
import { houseRole, isOpenWord, isShiftWord, nameOrOpen, statusOf } from '@/lib/import/table/words';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';

export interface KnownNames {
  readonly employees: readonly Pick<Employee, 'name' | 'role'>[];
  readonly roleNames?: readonly Pick<RoleNaming, 'name'>[];
}

interface EventNames {
  readonly employeeName: string;
  readonly role: string;
}

const MAX_TITLE = 300;
const BETWEEN = /\s+[-–—|·]\s+|\s*:\s+|,\s+/g;
const IN_BRACKETS = /^(.*\S)\s*\(([^()]+)\)$/;

/**
 * Reads person and role from an event title: `Maya - Server`, `Server: Maya`, `Maya (Server)` or a name. A
 * title with only a role belongs to the person the calendar is named after, else it is an open shift.
 */
export function createEventNames(calendarName: string, { employees, roleNames = [] }: KnownNames) {
  const byName = new Map(employees.map(({ name }) => [nameKey(name), name]));
  const roles = new Set(
    [...employees.map(({ role }) => role), ...roleNames.map(({ name }) => name)].map(foldText),
  );
  const isPerson = (text: string) => byName.has(nameKey(text));
  const isRole = (text: string) => roles.has(foldText(text)) || houseRole(text) !== undefined;
  const calendarKey = nameKey(calendarName);
  const owner = employees
    .map(({ name }) => name)
    .filter((name) => calendarKey.includes(nameKey(name)))
    .sort((one, other) => other.length - one.length)[0];
  const ownName = owner ?? OPEN_SHIFT_NAME;

  function alone(text: string): EventNames {
    if (isPerson(text)) return { employeeName: text, role: '' };
    if (isRole(text)) return { employeeName: ownName, role: text };
    if (isOpenWord(text)) return { employeeName: OPEN_SHIFT_NAME, role: '' };
    return { employeeName: owner ?? nameOrOpen(text), role: '' };
  }

  function ofTwo(one: string, other: string): EventNames {
    if (isShiftWord(one)) return isRole(other) ? { employeeName: ownName, role: other } : alone(other);
    const isTurned = isPerson(other) || isOpenWord(other) || (isRole(one) && !isRole(other));
    const [name, role] = isTurned && !isPerson(one) ? [other, one] : [one, other];
    return { employeeName: nameOrOpen(name), role };
  }

  return (title: string): EventNames => {
    const plain = title.slice(0, MAX_TITLE).replace(/\s+/g, ' ').trim();
    const bracketed = IN_BRACKETS.exec(plain);
    // `(pending)` is the event's status, not a role.
    const text = bracketed && statusOf(bracketed[2] ?? '') ? (bracketed[1] ?? '') : plain;
    if (isPerson(text)) return alone(text);
    const splits = [...text.matchAll(BETWEEN)].map(
      (match) => [text.slice(0, match.index), text.slice(match.index + match[0].length)] as const,
    );
    const inBrackets = IN_BRACKETS.exec(text);
    if (inBrackets) splits.unshift([inBrackets[1] ?? '', inBrackets[2] ?? '']);
    // A name may contain a comma: split only if one side is a known person or role.
    const split =
      splits.find(([one, other]) => isPerson(one) || isRole(other) || isPerson(other)) ?? splits[0];
    return split ? ofTwo(...split) : alone(text);
  };
}
