import { moreRolesBeside } from '@/lib/employees/roles/roles-of';
import { HEAD_WORDS, knownRoleOf, plainWords } from '@/lib/import/table/words';
import { type Employee, type EmployeeDraft, employeeFinder, isNameless, nameKey, tidyName } from './employee';
import { colorOfRole } from './role';

export type TeamLine = {
  readonly at: number;
} /** `unknownRole`: the word in the role's position that names no known role. */ & (
  | { readonly kind: 'new'; readonly draft: EmployeeDraft; readonly unknownRole?: string }
  | { readonly kind: 'onTeam'; readonly name: string }
  | { readonly kind: 'twice'; readonly name: string }
);

type FindRole = (word: string) => string | undefined;

interface ReadLine {
  readonly name: string;
  readonly roleWord: string;
  readonly further?: readonly string[];
}

/** Between a name and a role: tab, semicolon, comma, colon, bar, a dash with blanks around it. */
const BETWEEN = /\s*[\t;,:|]\s*|\s+[-–—]\s+/;
/** `Ana (Server)`. */
const IN_BRACKETS = /^(.+?)\s*[([]\s*([^()[\]]+?)\s*[)\]]$/;
/** Bullets and numbers before a name. */
const BULLET = /^\s*(?:[-–—*•·]|\d{1,3}[.)])\s+/;

/**
 * Parses one person per line: `Ana, Server`, `Ana, Server, Cook` (both roles), `Ana - Kellnerin`, `Server:
 * Ana`, `Ana (Cook)`. A line without a known role gets `role`; an unknown role word is reported. Skips empty
 * lines and headings.
 */
export function readTeam(
  text: string,
  role: string,
  team: Iterable<Employee>,
  findByName: FindRole = () => undefined,
): readonly TeamLine[] {
  const roleOf: FindRole = (word) => findByName(word) ?? knownRoleOf(word);
  const onTeam = employeeFinder(team);
  const seen = new Set<string>();
  return text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((line, at): readonly TeamLine[] => {
    const read = readLine(line, roleOf);
    if (!read) return [];
    const { name, roleWord } = read;
    const known = onTeam(name);
    if (known) return [{ at, kind: 'onTeam', name: known.name }];
    const key = nameKey(name);
    if (seen.has(key)) return [{ at, kind: 'twice', name }];
    seen.add(key);
    const found = roleOf(roleWord) ?? role;
    const isUnknown = roleWord !== '' && roleOf(roleWord) === undefined;
    const moreRoles = moreRolesBeside(
      found,
      (read.further ?? []).flatMap((word) => roleOf(word) ?? []),
    );
    const draft = { name, role: found, color: colorOfRole(found), ...(moreRoles && { moreRoles }) };
    return [{ at, kind: 'new', draft, ...(isUnknown && { unknownRole: roleWord }) }];
  });
}

function readLine(line: string, roleOf: FindRole): ReadLine | undefined {
  const plain = line.replace(BULLET, '').trim();
  const [, inFront, inBrackets] = IN_BRACKETS.exec(plain) ?? [];
  const parts =
    inFront !== undefined && inBrackets !== undefined && roleOf(inBrackets)
      ? [inFront, inBrackets]
      : plain.split(BETWEEN).filter((part) => !isNameless(part));
  const [first, second, ...more] = parts;
  if (first === undefined) return undefined;
  if (second === undefined) return { name: tidyName(first), roleWord: '' };
  // Cells after the role count only if they are roles, unlike a phone number.
  if (roleOf(second)) return { name: tidyName(first), roleWord: second, further: more };
  if (roleOf(first)) return { name: tidyName(second), roleWord: first, further: more };
  if (HEAD_WORDS.get(plainWords(first)) === 'employee') return undefined;
  return { name: tidyName(first), roleWord: more.find((part) => roleOf(part)) ?? second };
}
