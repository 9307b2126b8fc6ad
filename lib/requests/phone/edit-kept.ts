import { nameKey } from '@/lib/employees/employee';
import type { Asked } from '@/lib/requests/asked';
import type { LinkAnswers } from '@/lib/requests/links/answers';
import { REPLY_LIMITS } from '@/lib/requests/reply/reply';
import { isSameList } from '@/lib/saved-data/records/same-data';
import { type KeptReplies, MOST_KEPT } from './kept-replies';
import { isWaiting, type KeptRequest } from './kept-request';

/** What that person asked, the newest first. Names that differ only in case or spaces are one person's. */
export function requestsOf({ requests }: KeptReplies, name: string): readonly KeptRequest[] {
  return requests.filter((request) => nameKey(request.name) === nameKey(name)).reverse();
}

/** What goes into that person's next reply: what is not sent yet, the oldest first, at most 20. */
export function nextReply(kept: KeptReplies, name: string): readonly KeptRequest[] {
  return waitingOf(kept, name).slice(0, REPLY_LIMITS.asked);
}

/** Everything of that person that is not sent yet, the oldest first. */
export function waitingOf(kept: KeptReplies, name: string): readonly KeptRequest[] {
  return requestsOf(kept, name).filter(isWaiting).reverse();
}

/**
 * With something asked. It takes the place of what says the same of the same: of an earlier `seen` of that week, and of
 * what was not sent yet about the same shift, or of the availability. Of more than 100 the oldest that are not waiting to
 * be sent leave first.
 */
export function withAsked(kept: KeptReplies, asked: Asked, name: string, askedAt: number): KeptReplies {
  const isReplaced = (request: KeptRequest) =>
    nameKey(request.name) === nameKey(name) &&
    subjectOf(request.asked) === subjectOf(asked) &&
    (asked.kind === 'seen' || (isWaiting(request) && request.sentAt === undefined));
  const others = kept.requests.filter(
    (request) => request.asked.number !== asked.number && !isReplaced(request),
  );
  return { ...kept, requests: bounded([...others, { asked, name, askedAt }]) };
}

/** Two requests of the same subject cannot both be meant; time off has none, since there may be several. */
function subjectOf(asked: Asked): string {
  switch (asked.kind) {
    case 'seen':
      return `seen ${asked.firstDay}`;
    case 'claim':
      return `claim ${asked.shift.key}`;
    case 'giveAway':
    case 'swap':
      return `leave ${asked.shift.key}`;
    case 'timeOff':
      return `timeOff ${asked.number}`;
    case 'availability':
      return 'availability';
  }
}

function bounded(requests: readonly KeptRequest[]): readonly KeptRequest[] {
  const excess = requests.length - MOST_KEPT;
  if (excess <= 0) return requests;
  // A stable order: those that are settled, then those that still wait, each from the oldest on.
  const leaving = new Set(
    [...requests].sort((one, other) => Number(isWaiting(one)) - Number(isWaiting(other))).slice(0, excess),
  );
  return requests.filter((request) => !leaving.has(request));
}

/** Without that request. Where it was sent already, whoever plans has it all the same. */
export function withoutAsked(kept: KeptReplies, number: string): KeptReplies {
  return changed(kept, (request) => (request.asked.number === number ? undefined : request));
}

/** With these taken out of the next reply: what was never sent leaves, what was sent before stays as sent. */
export function withoutWaiting(kept: KeptReplies, number: string): KeptReplies {
  return changed(kept, (request) => {
    if (request.asked.number !== number || !isWaiting(request)) return request;
    if (request.sentAt === undefined) return undefined;
    const { isAgain: _again, ...rest } = request;
    return rest;
  });
}

/** With these as sent at that moment. */
export function withSent(kept: KeptReplies, numbers: readonly string[], sentAt: number): KeptReplies {
  return changed(kept, (request) => {
    if (!numbers.includes(request.asked.number)) return request;
    const { isAgain: _again, ...rest } = request;
    return { ...rest, sentAt };
  });
}

/** With that request in the next reply once more, under the same number; only what was sent and is not answered. */
export function withSentAgain(kept: KeptReplies, number: string): KeptReplies {
  return changed(kept, (request) =>
    request.asked.number === number && request.sentAt !== undefined && !request.answer
      ? { ...request, isAgain: true }
      : request,
  );
}

/**
 * With what a link tells of them, by their numbers. It also says that the request has arrived. Of two links the one that
 * was made later is right, whichever is opened last: a decision can be taken back.
 */
export function withAnswers(kept: KeptReplies, { at, answers }: LinkAnswers): KeptReplies {
  const byNumber = new Map(answers.map((answer) => [answer.number, answer]));
  return changed(kept, (request) => {
    const told = byNumber.get(request.asked.number);
    if (!told || (request.heardAt ?? 0) >= at) return request;
    const { isAgain: _again, answer: _answer, sentAt = at, ...rest } = request;
    const answer =
      told.state === 'open' ? undefined : { isApproved: told.state === 'approved', word: told.word };
    return { ...rest, sentAt, heardAt: at, ...(answer && { answer }) };
  });
}

/** The same object where every request stays as it is. */
function changed(kept: KeptReplies, change: (request: KeptRequest) => KeptRequest | undefined): KeptReplies {
  const requests = kept.requests.flatMap((request) => change(request) ?? []);
  return isSameList(requests, kept.requests) ? kept : { ...kept, requests };
}
