import { nameKey } from '@/lib/employees/employee';
import type { LinkAnswer, LinkAnswers } from '@/lib/requests/links/answers';
import type { RequestRecord, RequestRecords } from '@/lib/requests/request-record';
import { type PersonToAnswer, requestOf, type TeamRequest, withFacts } from '@/lib/requests/team-request';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';

/** A personal link includes decisions of this many days. */
const DAYS_KEPT_AFTER_ANSWER = 60;

/** `tell` lists the people to notify of the decision. */
export function decidedRecord(
  record: RequestRecord,
  state: 'approved' | 'declined',
  facts: { readonly at: number; readonly tell: readonly PersonToAnswer[]; readonly word?: string },
): RequestRecord {
  const { at, tell, word = '' } = facts;
  return withFacts({ ...record, state, word: word.trim() }, { decidedAt: at, tell });
}

export function answeredRecord(record: RequestRecord, name: string): RequestRecord {
  const tell = requestOf(record)?.tell ?? [];
  return withFacts(record, {
    tell: tell.map((one) => (nameKey(one.name) === nameKey(name) ? { ...one, isTold: true } : one)),
  });
}

/**
 * Hides the record from the inbox. The record stays stored, so that its reply does not bring the request
 * back.
 */
export function hiddenRecord(record: RequestRecord): RequestRecord {
  return withFacts(record, { isHidden: true });
}

/** The answers for the employee's next link, including open requests; latest last. */
export function answersFor(requests: RequestRecords, employeeId: string, now: number): LinkAnswers {
  const since = now - DAYS_KEPT_AFTER_ANSWER * DAY_MINUTES * MINUTE_MS;
  const momentOf = ({ decidedAt, at }: TeamRequest) => decidedAt ?? at;
  const answers = [...requests.values()]
    .flatMap((record) => (record.employeeId === employeeId ? (requestOf(record) ?? []) : []))
    .filter((request) => momentOf(request) >= since)
    .sort((one, other) => momentOf(one) - momentOf(other))
    .flatMap(({ asked, state, word }): readonly LinkAnswer[] =>
      state === 'approved' || state === 'declined' || state === 'open'
        ? [{ number: asked.number, state, word }]
        : [],
    );
  return { at: now, answers };
}

export function isDecided({ state }: Pick<TeamRequest, 'state'>): boolean {
  return state === 'approved' || state === 'declined';
}
