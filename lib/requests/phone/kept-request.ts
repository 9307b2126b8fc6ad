import { type Asked, readAsked } from '@/lib/requests/asked';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';

/** What became of a request, as a later link told. */
export interface KeptAnswer {
  readonly isApproved: boolean;
  /** What whoever plans said with it; empty for nothing. */
  readonly word: string;
}

/** Something that was asked on this phone. Moments are epoch milliseconds by its clock. */
export interface KeptRequest {
  readonly asked: Asked;
  /** Who asked, as the link has the name or as it was typed. */
  readonly name: string;
  readonly askedAt: number;
  /** Absent while it is not sent. */
  readonly sentAt?: number;
  /** It was sent, and is to go into the next reply once more. */
  readonly isAgain?: true;
  readonly answer?: KeptAnswer;
  /** When the link was made that told of it last. */
  readonly heardAt?: number;
}

/** `again`: it was sent, and is to be sent once more. `sent`: no answer is known. */
export type RequestState = 'unsent' | 'again' | 'sent' | 'approved' | 'declined';

/** Where the request stands, as far as this phone knows. */
export function stateOf({ sentAt, isAgain, answer }: KeptRequest): RequestState {
  if (answer) return answer.isApproved ? 'approved' : 'declined';
  if (sentAt === undefined) return 'unsent';
  return isAgain ? 'again' : 'sent';
}

/** Whether it belongs into the next reply. */
export function isWaiting(request: KeptRequest): boolean {
  return ['unsent', 'again'].includes(stateOf(request));
}

const LONGEST_NAME = 200;
const LONGEST_WORD = 200;

/**
 * Reads a stored request; undefined where it does not say what was asked, by whom and when. What else cannot be read is
 * as if it were not there, and fields that are not known stay.
 */
export function readKeptRequest(stored: unknown): KeptRequest | undefined {
  if (!isFields(stored)) return undefined;
  const { sentAt: sent, heardAt: heard, isAgain, answer: answered, ...rest } = stored;
  const asked = readAsked(stored.asked);
  const name = typeof stored.name === 'string' ? stored.name.trim().slice(0, LONGEST_NAME) : '';
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

function readAnswer({ isApproved, word }: Fields): KeptAnswer | undefined {
  if (typeof isApproved !== 'boolean') return undefined;
  return { isApproved, word: typeof word === 'string' ? word.slice(0, LONGEST_WORD) : '' };
}

function momentIn(value: unknown): number | undefined {
  const isMoment = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  return isMoment ? value : undefined;
}
