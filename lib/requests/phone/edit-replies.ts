import { nameKey } from '@/lib/employees/employee';
import type { Asked } from '@/lib/requests/asked';
import type { LinkAnswers } from '@/lib/requests/links/answers';
import { REPLY_LIMITS } from '@/lib/requests/reply/reply';
import { isSameList } from '@/lib/saved-data/records/same-data';
import { MAX_SAVED_REQUESTS, type SavedReplies } from './saved-replies';
import { isWaiting, type SavedRequest } from './saved-request';

/** Newest first; compares names by `nameKey`. */
export function requestsOf({ requests }: SavedReplies, name: string): readonly SavedRequest[] {
  return requests.filter((request) => nameKey(request.name) === nameKey(name)).reverse();
}

/** The unsent requests for the next reply, oldest first, at most 20. */
export function nextReply(kept: SavedReplies, name: string): readonly SavedRequest[] {
  return waitingOf(kept, name).slice(0, REPLY_LIMITS.asked);
}

/** Unsent requests, oldest first. */
export function waitingOf(kept: SavedReplies, name: string): readonly SavedRequest[] {
  return requestsOf(kept, name).filter(isWaiting).reverse();
}

/**
 * Adds the request in place of unsent requests about the same subject. A confirmation also replaces a sent
 * confirmation of the same week. Above 100 requests, drops the oldest settled requests.
 */
export function withAsked(kept: SavedReplies, asked: Asked, name: string, askedAt: number): SavedReplies {
  const isReplaced = (request: SavedRequest) =>
    nameKey(request.name) === nameKey(name) &&
    subjectOf(request.asked) === subjectOf(asked) &&
    (asked.kind === 'seen' || (isWaiting(request) && request.sentAt === undefined));
  const others = kept.requests.filter(
    (request) => request.asked.number !== asked.number && !isReplaced(request),
  );
  return { ...kept, requests: bounded([...others, { asked, name, askedAt }]) };
}

/**
 * Requests with the same subject replace each other. Each request for time off is its own subject, because a
 * person can have several.
 */
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

function bounded(requests: readonly SavedRequest[]): readonly SavedRequest[] {
  const excess = requests.length - MAX_SAVED_REQUESTS;
  if (excess <= 0) return requests;
  // Stable sort: settled requests first, then waiting ones, oldest first.
  const leaving = new Set(
    [...requests].sort((one, other) => Number(isWaiting(one)) - Number(isWaiting(other))).slice(0, excess),
  );
  return requests.filter((request) => !leaving.has(request));
}

/** Removes the request from this phone. If the request was sent, the manager still has the request. */
export function withoutAsked(kept: SavedReplies, number: string): SavedReplies {
  return changed(kept, (request) => (request.asked.number === number ? undefined : request));
}

/** Removes an unsent request. A request that waits to be sent again only counts as sent. */
export function withoutWaiting(kept: SavedReplies, number: string): SavedReplies {
  return changed(kept, (request) => {
    if (request.asked.number !== number || !isWaiting(request)) return request;
    if (request.sentAt === undefined) return undefined;
    const { isAgain: _again, ...rest } = request;
    return rest;
  });
}

export function withSent(kept: SavedReplies, numbers: readonly string[], sentAt: number): SavedReplies {
  return changed(kept, (request) => {
    if (!numbers.includes(request.asked.number)) return request;
    const { isAgain: _again, ...rest } = request;
    return { ...rest, sentAt };
  });
}

/** Marks a sent request without an answer to be sent again, with the same number. */
export function withSentAgain(kept: SavedReplies, number: string): SavedReplies {
  return changed(kept, (request) =>
    request.asked.number === number && request.sentAt !== undefined && !request.answer
      ? { ...request, isAgain: true }
      : request,
  );
}

/**
 * Applies the answers of the link that was created last, regardless of the order of opening: decisions can be
 * reversed.
 */
export function withAnswers(kept: SavedReplies, { at, answers }: LinkAnswers): SavedReplies {
  const byNumber = new Map(answers.map((answer) => [answer.number, answer]));
  return changed(kept, (request) => {
    const decision = byNumber.get(request.asked.number);
    if (!decision || (request.heardAt ?? 0) >= at) return request;
    const { isAgain: _again, answer: _answer, sentAt = at, ...rest } = request;
    const answer =
      decision.state === 'open'
        ? undefined
        : { isApproved: decision.state === 'approved', word: decision.word };
    return { ...rest, sentAt, heardAt: at, ...(answer && { answer }) };
  });
}

/** Same object if no request changes. */
function changed(
  kept: SavedReplies,
  change: (request: SavedRequest) => SavedRequest | undefined,
): SavedReplies {
  const requests = kept.requests.flatMap((request) => change(request) ?? []);
  return isSameList(requests, kept.requests) ? kept : { ...kept, requests };
}
