import fc from 'fast-check';
import type { Asked } from '@/lib/requests/asked';
import type { LinkAnswers } from '@/lib/requests/links/answers';
import {
  nextReply,
  requestsOf,
  waitingOf,
  withAnswers,
  withAsked,
  withoutAsked,
  withoutWaiting,
  withSent,
  withSentAgain,
} from '@/lib/requests/phone/edit-replies';
import {
  MAX_SAVED_REQUESTS,
  type SavedReplies,
  type StoredReplies,
  savedRepliesOf,
  updateReplies,
} from '@/lib/requests/phone/saved-replies';
import { isWaiting, stateOf } from '@/lib/requests/phone/saved-request';
import { clock, day } from '@/tests/support/records';
import { ASKED_ON, anyAsked } from '@/tests/support/requests/replies';
import { rounds, seed } from '@/tests/support/rounds';

const WORKPLACE = 'AAECAwQFBgc';
const NONE: SavedReplies = { requests: [], unread: [], rest: {} };

const seen = (number: string, publishedAt = ASKED_ON): Asked => ({
  kind: 'seen',
  number,
  note: '',
  firstDay: day('2026-11-23'),
  publishedAt,
});
const shift = (key: number) => ({
  key,
  date: day('2026-11-25'),
  startTime: clock('09:00'),
  endTime: clock('17:00'),
});
const claim = (number: string, key = 1): Asked => ({ kind: 'claim', number, note: '', shift: shift(key) });
const swap = (number: string, key = 1): Asked => ({ kind: 'swap', number, note: '', shift: shift(key) });
const leave = (number: string, key = 1): Asked => ({ kind: 'giveAway', number, note: '', shift: shift(key) });

/** Stored and read, like after a reload. */
function stored(kept: SavedReplies): SavedReplies {
  const text = JSON.stringify(updateReplies({}, WORKPLACE, () => kept));
  return savedRepliesOf(JSON.parse(text) as StoredReplies, WORKPLACE);
}

const asking = (...all: readonly Asked[]) =>
  all.reduce((kept, asked, place) => withAsked(kept, asked, 'Maya', ASKED_ON + place), NONE);
const numbers = (kept: SavedReplies) => kept.requests.map(({ asked }) => asked.number);

/** Answers of a link to one request. */
const answering = (
  number: string,
  state: LinkAnswers['answers'][number]['state'],
  word = '',
  at = ASKED_ON,
): LinkAnswers => ({
  at,
  answers: [{ number, state, word }],
});

describe('stored requests', () => {
  test('survive a reload after any actions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyAsked, fc.constantFrom('Maya', 'Ben'), fc.nat(3), fc.boolean()), {
          maxLength: 20,
        }),
        (all) => {
          const kept = all.reduce((before, [asked, name, act, isApproved]) => {
            const after = withAsked(before, asked, name, ASKED_ON);
            if (act === 1) return withSent(after, [asked.number], ASKED_ON);
            if (act === 2) return withSentAgain(withSent(after, [asked.number], ASKED_ON), asked.number);
            if (act === 3)
              return withAnswers(
                after,
                answering(asked.number, isApproved ? 'approved' : 'declined', 'Well'),
              );
            return after;
          }, NONE);
          expect(stored(kept).requests).toEqual(kept.requests);
        },
      ),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('are ignored but kept if unreadable, without an error', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(WORKPLACE, 'x'), fc.jsonValue()), (all) => {
        const kept = savedRepliesOf(all as StoredReplies, WORKPLACE);
        expect(kept.requests).toEqual([]);
        const after = updateReplies(all as StoredReplies, WORKPLACE, (before) =>
          withAsked(before, claim('one'), 'Maya', ASKED_ON),
        );
        expect(savedRepliesOf(after, WORKPLACE).unread).toEqual(kept.unread);
        expect(numbers(savedRepliesOf(after, WORKPLACE))).toEqual(['one']);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('keep unknown fields and entries, and lose only a damaged field', () => {
    const entry = { asked: claim('one'), name: 'Maya', askedAt: 1, sentAt: 'late', answer: 7, mood: 'good' };
    const unknown = { asked: { kind: 'song', number: 'two' }, name: 'Maya', askedAt: 1 };
    const all = {
      [WORKPLACE]: { requests: [entry, unknown, entry], theme: 'blue' },
      other: { requests: [1] },
    };
    const kept = savedRepliesOf(all, WORKPLACE);
    expect(kept.requests).toEqual([{ asked: claim('one'), name: 'Maya', askedAt: 1, mood: 'good' }]);
    const after = updateReplies(all, WORKPLACE, (before) => withSent(before, ['one'], 5));
    expect(after).toEqual({
      other: { requests: [1] },
      [WORKPLACE]: { theme: 'blue', requests: [unknown, { ...kept.requests[0], sentAt: 5 }] },
    });
  });

  test('are removed with their workplace when no request is left, and not written when nothing changes', () => {
    const all = updateReplies({}, WORKPLACE, () => asking(claim('one')));
    expect(updateReplies(all, WORKPLACE, (kept) => withoutAsked(kept, 'one'))).toEqual({});
    expect(updateReplies(all, WORKPLACE, (kept) => withSent(kept, ['other'], 5))).toBe(all);
    expect(updateReplies(all, WORKPLACE, (kept) => withAnswers(kept, answering('x', 'approved')))).toBe(all);
  });

  test.each(['constructor', '__proto__', 'toString'])(
    'are found under a workplace id named like an object member: %s',
    (id) => {
      expect(savedRepliesOf({}, id)).toEqual(NONE);
      expect(
        numbers(
          savedRepliesOf(
            updateReplies({}, id, () => asking(claim('one'))),
            id,
          ),
        ),
      ).toEqual(['one']);
    },
  );

  test('are limited to a hundred: settled requests are dropped before waiting ones, oldest first', () => {
    const first = withSent(asking(...Array.from({ length: 50 }, (_, key) => claim(`s${key}`, key))), [], 1);
    const sent = withSent(first, numbers(first), ASKED_ON);
    const full = Array.from({ length: 70 }, (_, key) => claim(`w${key}`, 100 + key)).reduce(
      (kept, asked) => withAsked(kept, asked, 'Maya', ASKED_ON),
      sent,
    );
    expect(full.requests).toHaveLength(MAX_SAVED_REQUESTS);
    expect(numbers(full)[0]).toBe('s20');
    expect(waitingOf(full, 'Maya')).toHaveLength(70);
  });
});

describe('adding a request', () => {
  test('replaces the sent confirmation of an older publication', () => {
    const sent = withSent(asking(seen('old')), ['old'], ASKED_ON);
    expect(numbers(withAsked(sent, seen('new', ASKED_ON + 60_000), 'Maya', ASKED_ON))).toEqual(['new']);
  });

  test('replaces an unsent request for the same shift, but keeps a sent one', () => {
    const kept = asking(leave('one'), leave('other', 2), swap('two'));
    expect(numbers(kept)).toEqual(['other', 'two']);
    const sent = withSent(kept, ['two'], ASKED_ON);
    expect(numbers(withAsked(sent, leave('three'), 'Maya', ASKED_ON))).toEqual(['other', 'two', 'three']);
  });

  test('replaces no request of another person', () => {
    const kept = withAsked(asking(claim('one')), claim('two'), 'Ben', ASKED_ON);
    expect(requestsOf(kept, 'Maya').map(({ asked }) => asked.number)).toEqual(['one']);
    expect(requestsOf(kept, ' BEN ').map(({ asked }) => asked.number)).toEqual(['two']);
  });
});

describe('saved request of a person', () => {
  test('goes into the next reply while unsent, with at most twenty per reply, oldest first', () => {
    const kept = asking(...Array.from({ length: 25 }, (_, key) => claim(`n${key}`, key)));
    const next = nextReply(kept, 'Maya').map(({ asked }) => asked.number);
    expect(next).toEqual(Array.from({ length: 20 }, (_, key) => `n${key}`));
    const later = withSent(kept, next, ASKED_ON);
    expect(nextReply(later, 'Maya')).toHaveLength(5);
    expect(nextReply(later, 'Ben')).toHaveLength(0);
  });

  test('can be sent again under the same number, or withdrawn before that', () => {
    const sent = withSent(asking(claim('one')), ['one'], ASKED_ON);
    const again = withSentAgain(sent, 'one');
    expect(nextReply(again, 'Maya').map(({ asked }) => asked.number)).toEqual(['one']);
    expect(withoutWaiting(again, 'one')).toEqual(sent);
    expect(withSent(again, ['one'], ASKED_ON + 5).requests[0]).toEqual({
      ...sent.requests[0],
      sentAt: ASKED_ON + 5,
    });
    expect(numbers(withoutWaiting(asking(claim('one')), 'one'))).toEqual([]);
  });

  test('is settled by an answer, and can be sent again only while sent and unanswered', () => {
    const again = withSentAgain(withSent(asking(claim('one')), ['one'], ASKED_ON), 'one');
    const answered = withAnswers(again, answering('one', 'declined', 'Too late'));
    expect(answered.requests.map(stateOf)).toEqual(['declined']);
    expect(nextReply(answered, 'Maya')).toEqual([]);
    expect(withSentAgain(answered, 'one')).toBe(answered);
    const unsent = asking(claim('one'));
    expect(withSentAgain(unsent, 'one')).toBe(unsent);
    const later = ASKED_ON + 1000;
    expect(withAnswers(answered, answering('one', 'approved', '', later)).requests.map(stateOf)).toEqual([
      'approved',
    ]);
  });

  test('follows the later of two answers, also when a decision was undone', () => {
    const sent = withSent(asking(claim('one')), ['one'], ASKED_ON);
    const approved = withAnswers(sent, answering('one', 'approved'));
    const reopened = withAnswers(approved, answering('one', 'open', '', ASKED_ON + 1000));
    expect(reopened.requests.map(stateOf)).toEqual(['sent']);
    expect(withAnswers(reopened, answering('one', 'approved'))).toBe(reopened);
    // An answered request was sent, even if the phone does not know it.
    expect(withAnswers(asking(claim('one')), answering('one', 'open')).requests.map(stateOf)).toEqual([
      'sent',
    ]);
  });

  test('is waiting only while neither sent nor answered', () => {
    const kept = withSent(asking(claim('one'), claim('two', 2)), ['one'], ASKED_ON);
    expect(kept.requests.map((request) => [stateOf(request), isWaiting(request)])).toEqual([
      ['sent', false],
      ['unsent', true],
    ]);
  });
});
