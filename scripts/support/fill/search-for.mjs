/**
 * Searches for that many seconds; `marks` are seconds at which the current score is noted. Returns the last
 * plan or undefined, when the first plan came, in seconds, and the scores at the marks.
 */
export function searchFor(searchPlans, problem, { seconds, seed, marks = [] }) {
  const started = performance.now();
  const since = () => (performance.now() - started) / 1000;
  let first;
  let best;
  const scores = [];
  for (const plan of searchPlans(problem, { seed })) {
    while (scores.length < marks.length && since() >= marks[scores.length]) scores.push(best?.score.total);
    if (plan) {
      first ??= { seconds: since(), total: plan.score.total };
      best = plan;
    }
    if (since() >= seconds) break;
  }
  while (scores.length < marks.length) scores.push(best?.score.total);
  return { best, first, scores };
}
