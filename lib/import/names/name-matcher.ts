import { foldText } from '@/lib/fold-text';
import { remembered } from '@/lib/remembered';

/** How sure a match is, the surest first. */
const SURENESS = ['spelling', 'order', 'initials', 'part'] as const;

type Sureness = (typeof SURENESS)[number];

interface Person {
  readonly name: string;
  readonly words: readonly string[];
}

/** Letters that no folding takes apart. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/[đð]/g, 'd'],
  [/ı/g, 'i'],
];
/** Files without accents write `Jürgen` as `Juergen` or as `Jurgen`. */
const IN_TWO = /([aou])e/g;
const SHORT = 3;

/**
 * Finds the people whom a name that nobody bears may mean: `Castillo, Grace`, `Hassan J.`, `jose munoz`, `Juergen`, a
 * first name alone. Gives the names of those who fit best; more than one means that it is not clear. `names` are those
 * of the team.
 */
export function nameMatcher(names: readonly string[]): (text: string) => readonly string[] {
  const byWord = new Map<string, Person[]>();
  const bySpelling = new Map<string, Person[]>();
  for (const name of names) {
    const person = { name, words: wordsOf(name) };
    if (person.words.length === 0) continue;
    for (const word of new Set(person.words)) add(byWord, word, person);
    add(bySpelling, person.words.join(''), person);
  }
  return remembered((text: string) => {
    const sought = wordsOf(text);
    const sharing = sought.flatMap((word) => (word.length > 1 ? (byWord.get(word) ?? []) : []));
    const found = new Map<Sureness, Set<string>>();
    for (const { name, words } of [...(bySpelling.get(sought.join('')) ?? []), ...sharing]) {
      const sureness = surenessOf(sought, words);
      if (sureness) found.set(sureness, (found.get(sureness) ?? new Set()).add(name));
    }
    const best = SURENESS.find((sureness) => found.has(sureness));
    return best ? [...(found.get(best) ?? [])] : [];
  });
}

function add(people: Map<string, Person[]>, key: string, person: Person): void {
  const known = people.get(key);
  if (known) known.push(person);
  else people.set(key, [person]);
}

/** Undefined where the name means somebody else; the two share a word. */
function surenessOf(sought: readonly string[], words: readonly string[]): Sureness | undefined {
  if (sought.join('') === words.join('')) return 'spelling';
  const [fewer, more] = sought.length <= words.length ? [sought, words] : [words, sought];
  const rest = [...more];
  const initials: string[] = [];
  for (const word of fewer) {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    else initials.push(word);
  }
  const equal = fewer.length - initials.length;
  for (const word of initials) {
    const at = rest.findIndex((other) => isInitial(word, other));
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  const isNamed = equal > 0 && fewer.some((word) => word.length > 1 && more.includes(word));
  if (!isNamed) return undefined;
  // Somebody who is listed by one word alone may be anybody of that name: `Grace` is not `Grace Miller`.
  if (rest.length > 0) return fewer === words && words.length < 2 ? undefined : 'part';
  return initials.length > 0 ? 'initials' : 'order';
}

function isInitial(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return shorter.length === 1 && longer.startsWith(shorter);
}

function wordsOf(name: string): readonly string[] {
  const folded = LETTERS.reduce((text, [letters, plain]) => text.replace(letters, plain), foldText(name));
  const words = folded.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  // A short word would become another, or an initial.
  return words.map((word) => (word.length > SHORT ? word.replace(IN_TWO, '$1') : word));
}
