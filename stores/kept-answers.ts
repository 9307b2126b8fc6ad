/** An answer, and everything that it was made of. */
import { isSameList } from '@/lib/saved-data/records/same-data';

interface Kept<Answer> {
  readonly ground: readonly unknown[];
  readonly answer: Answer;
}

/**
 * Keeps the last answer of each key as long as everything that it was made of is the same: for questions that many parts of a screen
 * ask at once. With more than `most` keys all are forgotten.
 */
export function createAnswers<Key, Answer>(most: number) {
  const answers = new Map<Key, Kept<Answer>>();
  return (key: Key, ground: readonly unknown[], make: () => Answer): Answer => {
    const before = answers.get(key);
    if (before && isSameList(before.ground, ground)) return before.answer;
    const answer = make();
    if (answers.size >= most) answers.clear();
    answers.set(key, { ground, answer });
    return answer;
  };
}
