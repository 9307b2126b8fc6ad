import { type Employee, nameKey } from '@/lib/employees/employee';
import type { Language } from '@/lib/i18n/language';
import type { CompareNames } from '@/lib/order';
import type { RequestRecord, RequestRecords } from '@/lib/requests/request-record';
import { requestOf, type TeamRequest, type ToTell } from '@/lib/requests/team-request';
import type { LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';
import { employeeOf } from './carry-out';
import { isDecided } from './decided';

/** A decision that somebody was not told yet. */
export interface Untold {
  readonly record: RequestRecord;
  readonly request: TeamRequest;
  readonly person: ToTell;
}

/** Everything that one person still has to be told. */
export interface UntoldPerson {
  /** As the team has it now. */
  readonly name: string;
  /** At least one, the earliest decision first. */
  readonly answers: readonly Untold[];
}

/** After so many days nobody waits for an answer any more. */
const DAYS_WAITING = 14;

/** Whom the decisions of the last two weeks are still to be told, by name. */
export function untoldPeople(
  requests: RequestRecords,
  employees: ReadonlyMap<string, Employee>,
  now: number,
  compareNames: CompareNames,
): readonly UntoldPerson[] {
  const people = new Map<string, UntoldPerson>();
  for (const answer of untoldAnswers(requests, now)) {
    const { request, person } = answer;
    const name = (isAsker(answer) && employeeOf(request, employees)?.name) || person.name;
    const key = nameKey(name);
    const known = people.get(key) ?? { name, answers: [] };
    people.set(key, { ...known, answers: [...known.answers, answer] });
  }
  return [...people.values()].sort((one, other) => compareNames(one.name, other.name));
}

function untoldAnswers(requests: RequestRecords, now: number): readonly Untold[] {
  const since = now - DAYS_WAITING * DAY_MINUTES * MINUTE_MS;
  return [...requests.values()]
    .flatMap((record): readonly Untold[] => {
      const request = requestOf(record);
      if (!request || !isDecided(request) || (request.decidedAt ?? 0) < since) return [];
      return (request.tell ?? []).flatMap((person) => (person.isTold ? [] : [{ record, request, person }]));
    })
    .sort((one, other) => (one.request.decidedAt ?? 0) - (other.request.decidedAt ?? 0));
}

/** Whether the person is the one who asked: the first of those who are told. */
export function isAsker({ request, person }: Pick<Untold, 'request' | 'person'>): boolean {
  const [first = person] = request.tell ?? [];
  return nameKey(first.name) === nameKey(person.name);
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

/** The days on which the person gets or loses a shift, in order, each once: a link has to show them as they are now. */
export function movedDays({ answers }: UntoldPerson): readonly LocalDate[] {
  const days = answers.flatMap(({ person: { gets, loses } }) =>
    [gets, loses].flatMap((time) => (time ? [time.date] : [])),
  );
  return [...new Set(days)].sort();
}

/** The days that the answers are about, the earliest first; none for a usual week. */
export function daysOfAnswers(person: UntoldPerson): readonly LocalDate[] {
  const asked = person.answers.flatMap(({ request }) => {
    if ('shift' in request.asked) return [request.asked.shift.date];
    return request.asked.kind === 'timeOff' ? [request.asked.from] : [];
  });
  return [...new Set([...movedDays(person), ...asked])].sort();
}
