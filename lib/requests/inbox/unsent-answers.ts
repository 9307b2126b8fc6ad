import { type Employee, nameKey } from '@/lib/employees/employee';
import type { Language } from '@/lib/i18n/language';
import type { CompareNames } from '@/lib/order';
import type { RequestRecord, RequestRecords } from '@/lib/requests/request-record';
import { type PersonToAnswer, requestOf, type TeamRequest } from '@/lib/requests/team-request';
import type { LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';
import { isDecided } from './decided';
import { employeeOf } from './plan-request';

export interface UnsentAnswer {
  readonly record: RequestRecord;
  readonly request: TeamRequest;
  readonly person: PersonToAnswer;
}

export interface UnansweredPerson {
  readonly name: string;
  /** At least one, earliest decision first. */
  readonly answers: readonly UnsentAnswer[];
}

/** After this many days nobody waits for an answer. */
const DAYS_WAITING = 14;

/** The people who still need an answer to a decision of the last two weeks, by name. */
export function unansweredPeople(
  requests: RequestRecords,
  employees: ReadonlyMap<string, Employee>,
  now: number,
  compareNames: CompareNames,
): readonly UnansweredPerson[] {
  const people = new Map<string, UnansweredPerson>();
  for (const answer of unsentAnswers(requests, now)) {
    const { request, person } = answer;
    const name = (isRequester(answer) && employeeOf(request, employees)?.name) || person.name;
    const key = nameKey(name);
    const known = people.get(key) ?? { name, answers: [] };
    people.set(key, { ...known, answers: [...known.answers, answer] });
  }
  return [...people.values()].sort((one, other) => compareNames(one.name, other.name));
}

function unsentAnswers(requests: RequestRecords, now: number): readonly UnsentAnswer[] {
  const since = now - DAYS_WAITING * DAY_MINUTES * MINUTE_MS;
  return [...requests.values()]
    .flatMap((record): readonly UnsentAnswer[] => {
      const request = requestOf(record);
      if (!request || !isDecided(request) || (request.decidedAt ?? 0) < since) return [];
      return (request.tell ?? []).flatMap((person) => (person.isTold ? [] : [{ record, request, person }]));
    })
    .sort((one, other) => (one.request.decidedAt ?? 0) - (other.request.decidedAt ?? 0));
}

/** Whether the person made the request; the requester is first in `tell`. */
export function isRequester({ request, person }: Pick<UnsentAnswer, 'request' | 'person'>): boolean {
  const [first = person] = request.tell ?? [];
  return nameKey(first.name) === nameKey(person.name);
}

/** The language of the person's latest request; undefined for a person who never sent a request. */
export function languageOfPerson(requests: RequestRecords, name: string): Language | undefined {
  let last: TeamRequest | undefined;
  for (const record of requests.values()) {
    if (nameKey(record.name) !== nameKey(name)) continue;
    const request = requestOf(record);
    if (request && (!last || request.madeAt > last.madeAt)) last = request;
  }
  return last?.language;
}

/**
 * The days of shifts that the person gained or lost, in order, once each. The person's link must show these
 * days.
 */
export function movedDays({ answers }: UnansweredPerson): readonly LocalDate[] {
  const days = answers.flatMap(({ person: { gets, loses } }) =>
    [gets, loses].flatMap((time) => (time ? [time.date] : [])),
  );
  return [...new Set(days)].sort();
}

/** The days that the answered requests are about, in order; empty for weekly availability. */
export function daysOfAnswers(person: UnansweredPerson): readonly LocalDate[] {
  const asked = person.answers.flatMap(({ request }) => {
    if ('shift' in request.asked) return [request.asked.shift.date];
    return request.asked.kind === 'timeOff' ? [request.asked.from] : [];
  });
  return [...new Set([...movedDays(person), ...asked])].sort();
}
