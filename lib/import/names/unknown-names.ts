import { foldText } from '@/lib/fold-text';
import { memoize } from '@/lib/memoize';

export interface NameDecisions {
  /** New employees that the import leaves out, by `nameKey`. */
  readonly leftEmployees: readonly string[];
  /** By `nameKey`: an employee's name, or empty for a new person. Absent names use the proposal. */
  readonly namedAs: Readonly<Record<string, string>>;
}

export interface UnknownName {
  readonly key: string;
  readonly name: string;
  /** Only the best matches. */
  readonly proposed: readonly string[];
  /** `left` is left out of the import; `unclear` waits for the manager's choice. */
  readonly use:
    | { readonly kind: 'person'; readonly name: string }
    | { readonly kind: 'new' | 'left' | 'unclear' };
}

/**
 * Uses the manager's choice, else the only proposal. Without a proposal the name is a new person; with
 * several it is unclear. `team` are the employees' names.
 */
export function unknownNames(
  names: Iterable<Pick<UnknownName, 'key' | 'name'>>,
  team: readonly string[],
  { leftEmployees, namedAs }: NameDecisions,
): readonly UnknownName[] {
  const proposalsFor = nameMatcher(team);
  const chosen = new Map(Object.entries(namedAs));
  const left = new Set(leftEmployees);
  return Array.from(names, ({ key, name }): UnknownName => {
    const proposed = proposalsFor(name);
    const meant = chosen.get(key) ?? (proposed.length > 1 ? undefined : (proposed[0] ?? ''));
    if (left.has(key)) return { key, name, proposed, use: { kind: 'left' } };
    if (meant === undefined) return { key, name, proposed, use: { kind: 'unclear' } };
    return { key, name, proposed, use: meant === '' ? { kind: 'new' } : { kind: 'person', name: meant } };
  });
}

/** Whether the name is a new person, including one left out. */
export function isNewUse(use: UnknownName['use'] | undefined): boolean {
  return use?.kind === 'new' || use?.kind === 'left';
}

/** Most certain first. */
const SURENESS = ['spelling', 'order', 'initials', 'part'] as const;

type Sureness = (typeof SURENESS)[number];

interface Person {
  readonly name: string;
  readonly words: readonly string[];
}

/** Letters without a Unicode decomposition. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/[đð]/g, 'd'],
  [/ı/g, 'i'],
];
/** Files without accents write `Jürgen` as `Juergen` or `Jurgen`; but `Michael` never means `Michal`. */
const IN_TWO: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
]);
/** Only this many words of a name get both spellings, at most eight variants. */
const MAX_IN_TWO = 3;

/**
 * Finds the employees an unknown name may mean: `Castillo, Grace`, `Hassan J.`, `jose munoz`, `Juergen`, a
 * first name. Several results mean the match is ambiguous.
 */
export function nameMatcher(names: readonly string[]): (text: string) => readonly string[] {
  const byWord = new Map<string, Person[]>();
  const bySpelling = new Map<string, Person[]>();
  for (const name of names) {
    for (const words of spellingsOf(name)) {
      const person = { name, words };
      for (const word of new Set(words)) add(byWord, word, person);
      add(bySpelling, words.join(''), person);
    }
  }
  return memoize((text: string) => {
    const found = new Map<Sureness, Set<string>>();
    for (const query of spellingsOf(text)) {
      const sharing = query.flatMap((word) => (word.length > 1 ? (byWord.get(word) ?? []) : []));
      for (const { name, words } of [...(bySpelling.get(query.join('')) ?? []), ...sharing]) {
        const sureness = surenessOf(query, words);
        if (sureness) found.set(sureness, (found.get(sureness) ?? new Set()).add(name));
      }
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

/** How surely two names, given as words, mean the same person; undefined if the names differ too much. */
function surenessOf(query: readonly string[], words: readonly string[]): Sureness | undefined {
  if (query.join('') === words.join('')) return 'spelling';
  const [fewer, more] = query.length <= words.length ? [query, words] : [words, query];
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
  // An employee listed with one word would match any full name with that word: `Grace` is not `Grace Miller`.
  if (rest.length > 0) return fewer === words && words.length < 2 ? undefined : 'part';
  return initials.length > 0 ? 'initials' : 'order';
}

function isInitial(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return shorter.length === 1 && longer.startsWith(shorter);
}

function wordsOf(name: string): readonly string[] {
  const folded = LETTERS.reduce((text, [letters, plain]) => text.replace(letters, plain), foldText(name));
  return folded.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The name's words in every spelling that `IN_TWO` allows; empty if the name has no word. */
function spellingsOf(name: string): readonly (readonly string[])[] {
  const words = wordsOf(name);
  if (words.length === 0) return [];
  const written = name.normalize('NFC').toLowerCase();
  const inTwo = wordsOf(written.replace(/[äöüåø]/g, (letter) => IN_TWO.get(letter) ?? letter));
  const differing = [...words.keys()].filter((at) => inTwo[at] !== words[at]).slice(0, MAX_IN_TWO);
  return differing.reduce(
    (spellings: readonly (readonly string[])[], at) =>
      spellings.flatMap((spelling) => [
        spelling,
        spelling.map((word, one) => (one === at ? (inTwo[at] ?? word) : word)),
      ]),
    [words],
  );
}
