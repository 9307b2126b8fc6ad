type Pair = readonly [number, number];

/** Groups that cover all conflicting pairs: one bound per group is tighter for a solver than one per pair. */
export function cliquesOf(pairs: readonly Pair[]): readonly (readonly number[])[] {
  const others = new Map<number, Set<number>>();
  for (const [one, other] of pairs) {
    othersOf(others, one).add(other);
    othersOf(others, other).add(one);
  }
  const open = new Map([...others].map(([member, known]) => [member, new Set(known)]));
  const groups: number[][] = [];
  for (const member of [...others.keys()].sort((one, other) => one - other)) {
    for (const other of [...othersOf(others, member)].sort((one, another) => one - another)) {
      if (!open.get(member)?.has(other)) continue;
      const group = grow(others, [member, other]);
      for (const each of group) for (const another of group) open.get(each)?.delete(another);
      groups.push(group);
    }
  }
  return groups;
}

/** Extends the pair by everybody who conflicts with the whole group, lowest first. */
function grow(others: ReadonlyMap<number, ReadonlySet<number>>, [one, other]: Pair): number[] {
  const group = [one, other];
  const candidates = [...(others.get(one) ?? [])].sort((left, right) => left - right);
  for (const candidate of candidates) {
    const known = others.get(candidate);
    if (known && group.every((member) => known.has(member))) group.push(candidate);
  }
  return group;
}

function othersOf(others: Map<number, Set<number>>, member: number): Set<number> {
  const known = others.get(member) ?? new Set();
  others.set(member, known);
  return known;
}
