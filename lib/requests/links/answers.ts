import { packJson, unpackJson } from '@/lib/share/week-code/week-code-json';

/** What became of a request, as its person's next link tells. */
export interface LinkAnswer {
  /** The number of the request. */
  readonly number: string;
  readonly isApproved: boolean;
  /** What whoever plans says with it; empty for nothing. */
  readonly word: string;
}

/** What follows the code of a personal link: older pages pass over it. */
const ANSWERS = /&a=([\w-]+)/;
const MOST = 30;
const LONGEST_WORD = 200;

/** The latest answers, for a personal link, behind its code; empty for none. */
export async function answersSuffix(answers: readonly LinkAnswer[]): Promise<string> {
  if (answers.length === 0) return '';
  const content = answers
    .slice(-MOST)
    .map(({ number, isApproved, word }) => [number, Number(isApproved), ...(word ? [word] : [])]);
  return `&a=${await packJson(content)}`;
}

/** The answers in a fragment; what cannot be read is left out. Never rejects. */
export async function readAnswers(fragment: string): Promise<readonly LinkAnswer[]> {
  const code = ANSWERS.exec(fragment)?.[1];
  const content = code === undefined ? undefined : await unpackJson(code);
  if (!Array.isArray(content)) return [];
  return content.slice(0, MOST).flatMap((row): readonly LinkAnswer[] => {
    if (!Array.isArray(row)) return [];
    const [number, isApproved, word = '']: readonly unknown[] = row;
    if (typeof number !== 'string' || typeof word !== 'string') return [];
    return [{ number, isApproved: isApproved === 1, word: word.slice(0, LONGEST_WORD) }];
  });
}
