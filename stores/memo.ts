import { isSameList } from '@/lib/saved-data/records/same-data';

interface Memoized<Answer> {
  readonly context: readonly unknown[];
  readonly answer: Answer;
}

/**
 * A memo for values that many parts of a screen compute at once. Keeps the last answer of each key while all
 * its dependencies are identical. Clears everything when there are more than `maxKeys` keys.
 */
export function createMemo<Key, Answer>(maxKeys: number) {
  const answers = new Map<Key, Memoized<Answer>>();
  return (key: Key, context: readonly unknown[], make: () => Answer): Answer => {
    const before = answers.get(key);
    if (before && isSameList(before.context, context)) return before.answer;
    const answer = make();
    if (answers.size >= maxKeys) answers.clear();
    answers.set(key, { context, answer });
    return answer;
  };
}
