import { nameKey } from '@/lib/employees/employee';
import type { LinkAnswer, LinkAnswers } from '@/lib/requests/links/answers';
import type { RequestRecord, RequestRecords } from '@/lib/requests/request-record';
import { requestOf, type TeamRequest, type ToTell, withFacts } from '@/lib/requests/team-request';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';

/** A personal link tells what was decided in so many days before it. */
const DAYS_TOLD = 60;

/** The record as decided then; `tell` are those whom it concerns, and `word` is what the person is told with it. */
export function decidedRecord(
  record: RequestRecord,
  state: 'approved' | 'declined',
  facts: { readonly at: number; readonly tell: readonly ToTell[]; readonly word?: string },
): RequestRecord {
  const { at, tell, word = '' } = facts;
  return withFacts({ ...record, state, word: word.trim() }, { decidedAt: at, tell });
}

/** The record with the answer of that person handed on. */
export function toldRecord(record: RequestRecord, name: string): RequestRecord {
  const tell = requestOf(record)?.tell ?? [];
  return withFacts(record, {
    tell: tell.map((one) => (nameKey(one.name) === nameKey(name) ? { ...one, isTold: true } : one)),
  });
}

/** The record without a place in the inbox: kept, so that its reply does not bring it back and its answer is still told. */
export function hiddenRecord(record: RequestRecord): RequestRecord {
  return withFacts(record, { isHidden: true });
}

/** What the next link of that employee tells of their requests, also that one waits; the latest last. */
export function answersFor(requests: RequestRecords, employeeId: string, now: number): LinkAnswers {
  const since = now - DAYS_TOLD * DAY_MINUTES * MINUTE_MS;
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

/** Whether the request was approved or declined. */
export function isDecided({ state }: Pick<TeamRequest, 'state'>): boolean {
  return state === 'approved' || state === 'declined';
}
