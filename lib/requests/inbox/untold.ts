import { nameKey } from '@/lib/employees/employee';
import type { Language } from '@/lib/i18n/language';
import type { RequestRecord, RequestRecords } from '@/lib/requests/request-record';
import { requestOf, type TeamRequest, type ToTell } from '@/lib/requests/team-request';
import type { LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';
import { isDecided } from './decided';

/** An answer that was not handed on yet. */
export interface Untold {
  readonly record: RequestRecord;
  readonly request: TeamRequest;
  readonly person: ToTell;
}

/** After so many days nobody waits for an answer any more. */
const DAYS_WAITING = 14;

/** The answers still to be handed on, the latest decision first. */
export function untoldAnswers(requests: RequestRecords, now: number): readonly Untold[] {
  const since = now - DAYS_WAITING * DAY_MINUTES * MINUTE_MS;
  return [...requests.values()]
    .flatMap((record): readonly Untold[] => {
      const request = requestOf(record);
      if (!request || !isDecided(request) || (request.decidedAt ?? 0) < since) return [];
      return (request.tell ?? []).flatMap((person) => (person.isTold ? [] : [{ record, request, person }]));
    })
    .sort((one, other) => (other.request.decidedAt ?? 0) - (one.request.decidedAt ?? 0));
}

/** In which language somebody wrote last; undefined for whoever never did. */
export function languageOfPerson(requests: RequestRecords, name: string): Language | undefined {
  let last: TeamRequest | undefined;
  for (const record of requests.values()) {
    if (nameKey(record.name) !== nameKey(name)) continue;
    const request = requestOf(record);
    if (request && (!last || request.madeAt > last.madeAt)) last = request;
  }
  return last?.language;
}

/** The days whose published state an answer's link has to show. */
export function daysOfAnswer({ asked }: TeamRequest, { gets, loses }: ToTell): readonly LocalDate[] {
  const moved = [gets, loses].flatMap((time) => (time ? [time.date] : []));
  if (moved.length > 0) return moved;
  if ('shift' in asked) return [asked.shift.date];
  return asked.kind === 'timeOff' ? [asked.from] : [];
}
