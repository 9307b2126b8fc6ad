import { packJson, unpackJson } from '@/lib/share/week-code/week-code-json';
import { SECOND_MS } from '@/lib/time/units';

export interface LinkAnswer {
  readonly number: string;
  /** `open`: received, not (or no longer) decided. */
  readonly state: 'approved' | 'declined' | 'open';
  /** The manager's message; empty for none. */
  readonly word: string;
}

/** `at` is when the link was made, in epoch milliseconds, whole seconds. */
export interface LinkAnswers {
  readonly at: number;
  readonly answers: readonly LinkAnswer[];
}

/** Packed answers contain the index of a state in this list. */
const STATES = ['declined', 'approved', 'open'] as const;
const NOTHING: LinkAnswers = { at: 0, answers: [] };

/** Matches the answers after the code of a personal link; older pages ignore the answers. */
const ANSWERS = /&a=([\w-]+)/;
const MOST = 30;
const MAX_WORD_LENGTH = 200;

/** The part of a personal link with the latest answers; empty without answers. */
export async function answersSuffix({ at, answers }: LinkAnswers): Promise<string> {
  if (answers.length === 0) return '';
  const rows = answers
    .slice(-MOST)
    .map(({ number, state, word }) => [number, STATES.indexOf(state), ...(word ? [word] : [])]);
  return `&a=${await packJson([Math.floor(at / SECOND_MS), ...rows])}`;
}

/** Drops unreadable answers. Never rejects. */
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
    return [{ number, state, word: word.slice(0, MAX_WORD_LENGTH) }];
  });
  return { at: second * SECOND_MS, answers };
}
