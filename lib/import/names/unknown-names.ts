import { nameMatcher } from './name-matcher';

/** The manager's choices about names that nobody bears. */
export interface NameDecisions {
  /** Left out of the import, by `nameKey`. */
  readonly leftEmployees: readonly string[];
  /**
   * Whom a name of the file that nobody bears means, by its `nameKey`: an employee's name, or empty for a new person.
   * What is not in it is as proposed.
   */
  readonly namedAs: Readonly<Record<string, string>>;
}

/** A name of the file that nobody bears. */
export interface UnknownName {
  readonly key: string;
  readonly name: string;
  /** Whom it may mean, the best matches alone. */
  readonly proposed: readonly string[];
  /** Whom it means: an employee, a new person, nobody (left out), or not decided among those proposed. */
  readonly use:
    | { readonly kind: 'person'; readonly name: string }
    | { readonly kind: 'new' | 'left' | 'unclear' };
}

/**
 * The names with whom each of them means: as the manager has chosen, else the only person proposed; without a proposal
 * it is a new person, and with several it waits for a choice. `team` are the names of the employees.
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

/** Whether it is a new person, left out or not. */
export function isNewUse(use: UnknownName['use'] | undefined): boolean {
  return use?.kind === 'new' || use?.kind === 'left';
}
