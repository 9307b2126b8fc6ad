import { type Asked, readAsked } from '@/lib/requests/asked';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';

export interface SavedAnswer {
  readonly isApproved: boolean;
  /** The manager's message; empty for none. */
  readonly word: string;
}

/** Times are epoch milliseconds of this phone's clock. */
export interface SavedRequest {
  readonly asked: Asked;
  /** The person's name, as in the link or as typed. */
  readonly name: string;
  readonly askedAt: number;
  /** Absent until sent. */
  readonly sentAt?: number;
  /** The request was sent, and the next reply repeats the request. */
  readonly isAgain?: true;
  readonly answer?: SavedAnswer;
  /** When the manager created the link that brought the latest answer. */
  readonly heardAt?: number;
}

/** `again`: to be sent once more. `sent`: no answer is known. */
export type RequestState = 'unsent' | 'again' | 'sent' | 'approved' | 'declined';

export function stateOf({ sentAt, isAgain, answer }: SavedRequest): RequestState {
  if (answer) return answer.isApproved ? 'approved' : 'declined';
  if (sentAt === undefined) return 'unsent';
  return isAgain ? 'again' : 'sent';
}

export function isWaiting(request: SavedRequest): boolean {
  return ['unsent', 'again'].includes(stateOf(request));
}

const MAX_NAME_LENGTH = 200;
const MAX_WORD_LENGTH = 200;

/** Undefined without content, name or time. Ignores other unreadable fields and keeps unknown fields. */
export function readSavedRequest(stored: unknown): SavedRequest | undefined {
  if (!isFields(stored)) return undefined;
  const { sentAt: sent, heardAt: heard, isAgain, answer: answered, ...rest } = stored;
  const asked = readAsked(stored.asked);
  const name = typeof stored.name === 'string' ? stored.name.trim().slice(0, MAX_NAME_LENGTH) : '';
  const askedAt = momentIn(stored.askedAt);
  if (!asked || name === '' || askedAt === undefined) return undefined;
  const [sentAt, heardAt] = [momentIn(sent), momentIn(heard)];
  const answer = isFields(answered) ? readAnswer(answered) : undefined;
  return {
    ...rest,
    asked,
    name,
    askedAt,
    ...(sentAt !== undefined && { sentAt }),
    ...(isAgain === true && sentAt !== undefined && { isAgain }),
    ...(answer && { answer }),
    ...(heardAt !== undefined && { heardAt }),
  };
}

function readAnswer({ isApproved, word }: Fields): SavedAnswer | undefined {
  if (typeof isApproved !== 'boolean') return undefined;
  return { isApproved, word: typeof word === 'string' ? word.slice(0, MAX_WORD_LENGTH) : '' };
}

function momentIn(value: unknown): number | undefined {
  const isMoment = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  return isMoment ? value : undefined;
}
