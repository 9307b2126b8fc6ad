import { packJson, unpackJson } from '@/lib/share/week-code/week-code-json';
import { SECOND_MS } from '@/lib/time/units';

/** What became of a request, as its person's next link tells. */
export interface LinkAnswer {
  /** The number of the request. */
  readonly number: string;
  /** `open`: it has arrived, and is not decided, or not any more. */
  readonly state: 'approved' | 'declined' | 'open';
  /** What whoever plans says with it; empty for nothing. */
  readonly word: string;
}

/** What became of somebody's requests by the moment at which a link was made, in epoch milliseconds, whole seconds. */
export interface LinkAnswers {
  readonly at: number;
  readonly answers: readonly LinkAnswer[];
}

/** As they are packed. */
const STATES = ['declined', 'approved', 'open'] as const;
const NOTHING: LinkAnswers = { at: 0, answers: [] };

/** What follows the code of a personal link: older pages pass over it. */
const ANSWERS = /&a=([\w-]+)/;
const MOST = 30;
const LONGEST_WORD = 200;

/** The latest answers, for a personal link, behind its code; empty for none. */
export async function answersSuffix({ at, answers }: LinkAnswers): Promise<string> {
  if (answers.length === 0) return '';
  const rows = answers
    .slice(-MOST)
    .map(({ number, state, word }) => [number, STATES.indexOf(state), ...(word ? [word] : [])]);
  return `&a=${await packJson([Math.floor(at / SECOND_MS), ...rows])}`;
}

/** The answers in a fragment; what cannot be read is left out. Never rejects. */
export async function readAnswers(fragment: string): Promise<LinkAnswers> {
  const code = ANSWERS.exec(fragment)?.[1];
  const content = code === undefined ? undefined : await unpackJson(code);
  if (!Array.isArray(content)) return NOTHING;
  const [second, ...rows]: readonly unknown[] = content;
  if (typeof second !== 'number' || !Number.isSafeInteger(second)) return NOTHING;
  const answers = rows.slice(0, MOST).flatMap((row): readonly LinkAnswer[] => {
    if (!Array.isArray(row)) return [];
    const [number, place, word = '']: readonly unknown[] = row;
    const state = typeof place === 'number' ? STATES[place] : undefined;
    if (typeof number !== 'string' || !state || typeof word !== 'string') return [];
    return [{ number, state, word: word.slice(0, LONGEST_WORD) }];
  });
  return { at: second * SECOND_MS, answers };
}
