import { isSameList } from '@/lib/saved-data/records/same-data';

interface Kept<Answer> {
  readonly context: readonly unknown[];
  readonly answer: Answer;
}

/**
 * A memo: keeps the last answer of each key while all its dependencies are identical, for values that many parts of a
 * screen compute at once. Clears everything when there are more than `most` keys.
 */
export function createAnswers<Key, Answer>(most: number) {
  const answers = new Map<Key, Kept<Answer>>();
  return (key: Key, context: readonly unknown[], make: () => Answer): Answer => {
    const before = answers.get(key);
    if (before && isSameList(before.context, context)) return before.answer;
    const answer = make();
    if (answers.size >= most) answers.clear();
    answers.set(key, { context, answer });
    return answer;
  };
}
