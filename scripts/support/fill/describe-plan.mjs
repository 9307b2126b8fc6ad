const figure = (value) => String(Math.round(value * 1e6) / 1e6);

/** The maximum distance of the score from the bound, as a share of the score. */
export function gapOf(total, bound) {
  return Math.max(0, total - bound) / Math.max(1, Math.abs(total));
}

/** The plan, its score by term and the bound, one line each. */
export function describePlan({ demands, people }, { assignments, score }, bound) {
  const counts = demands.map((_, demand) => assignments.flat().filter((given) => given === demand).length);
  const lacking = demands.flatMap(({ id, need }, demand) =>
    counts[demand] < need ? [`${id} (${counts[demand]} of ${need})`] : [],
  );
  return [
    'Plan',
    ...people.map(
      ({ id }, person) =>
        `  ${id}: ${assignments[person].map((demand) => demands[demand].id).join(', ') || '–'}`,
    ),
    `Unfilled: ${lacking.join(', ') || 'none'}`,
    'Score',
    ...Object.entries(score.terms).map(([term, cost]) => `  ${term} ${figure(cost)}`),
    `  total ${figure(score.total)}`,
    bound === undefined
      ? 'no bound'
      : `bound ${figure(bound)}, at most ${(100 * gapOf(score.total, bound)).toFixed(2)} % from the best`,
  ].join('\n');
}
