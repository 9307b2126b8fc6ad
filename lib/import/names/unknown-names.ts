import { nameMatcher } from './name-matcher';

export interface NameDecisions {
  /** Left out of the import, by `nameKey`. */
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
