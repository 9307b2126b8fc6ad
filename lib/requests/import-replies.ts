import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import { hash32 } from '@/lib/text-hash';
import { MINUTE_MS } from '@/lib/time/units';
import type { Asked } from './asked';
import { personKey } from './links/person-code';
import type { Reply } from './reply/reply';
import type { RequestRecord, RequestRecords } from './request-record';
import { type RequestFacts, requestOf } from './team-request';

export interface ReplyContext {
  readonly workplace: string;
  readonly employees: ReadonlyMap<string, Employee>;
  readonly requests: RequestRecords;
  /** `personCode` of an employee; rejects if codes are unavailable. */
  readonly codeOf: (employeeId: string) => Promise<string>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The result of importing replies; known requests and other workplaces' replies change nothing. */
export interface ImportedReplies {
  readonly records: readonly { readonly before?: RequestRecord; readonly after: RequestRecord }[];
  readonly newCount: number;
  readonly seenCount: number;
  readonly knownCount: number;
  readonly foreignCount: number;
}

/** Identifies people by the code of a personal link, else by name, as unverified. Idempotent. */
export async function importReplies(
  replies: readonly Reply[],
  context: ReplyContext,
): Promise<ImportedReplies> {
  const records = new Map<string, { readonly before?: RequestRecord; readonly after: RequestRecord }>();
  let [newCount, seenCount, knownCount, foreignCount] = [0, 0, 0, 0];
  for (const reply of replies) {
    if (reply.workplace !== context.workplace) {
      foreignCount += 1;
      continue;
    }
    for (const after of await recordsOf(reply, context, context.now + records.size)) {
      const before = context.requests.get(after.id);
      if (isKnown(after, records.get(after.id)?.after ?? before)) {
        knownCount += 1;
        continue;
      }
      if (after.state === 'noted') seenCount += 1;
      else newCount += 1;
      records.set(after.id, { ...(before && { before }), after });
    }
  }
  return { records: [...records.values()], newCount, seenCount, knownCount, foreignCount };
}

/**
 * Whether the record needs no import. A later `seen` of the same week replaces the earlier `seen`; other
 * known requests stay.
 */
function isKnown(record: RequestRecord, known: RequestRecord | undefined): boolean {
  if (!known) return false;
  const [asked, before] = [requestOf(record)?.asked, requestOf(known)?.asked];
  if (asked?.kind !== 'seen' || before?.kind !== 'seen') return true;
  return asked.publishedAt <= before.publishedAt;
}

/** The requests in the order of asking, a millisecond apart: ids are random, and the inbox sorts by `at`. */
async function recordsOf(
  reply: Reply,
  context: ReplyContext,
  firstAt: number,
): Promise<readonly RequestRecord[]> {
  const { name, madeAt, language } = reply;
  const verified = await verifiedEmployee(reply, context);
  const employee = verified ?? findEmployeeByName(context.employees.values(), name);
  return reply.asked.map((asked, position) => {
    const facts: RequestFacts = {
      asked: seenUntil(asked, context.now),
      at: firstAt + position,
      // A fast clock would sort the request before all others.
      madeAt: Math.min(madeAt, context.now),
      isVerified: verified !== undefined,
      language,
    };
    return {
      id: requestId(asked, verified ? `v ${verified.id}` : `n ${employee?.id ?? name}`),
      // A link may contain an old name, and a reply any name.
      name: employee?.name ?? name,
      employeeId: employee?.id ?? '',
      state: asked.kind === 'seen' ? 'noted' : 'open',
      word: '',
      facts,
    };
  });
}

/** Limits the time of a confirmation to now: a future time would confirm all later publications. */
function seenUntil(asked: Asked, now: number): Asked {
  if (asked.kind !== 'seen' || asked.publishedAt <= now) return asked;
  return { ...asked, publishedAt: Math.floor(now / MINUTE_MS) * MINUTE_MS };
}

/** The employee whose code the reply contains; undefined if the code does not match or cannot be checked. */
async function verifiedEmployee(
  { person }: Reply,
  { employees, codeOf }: ReplyContext,
): Promise<Employee | undefined> {
  if (!person) return undefined;
  for (const employee of employees.values()) {
    if (personKey(employee.id) !== person.key) continue;
    try {
      if ((await codeOf(employee.id)) === person.code) return employee;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** One id per request and person, and per person and confirmed week. */
function requestId(asked: RequestFacts['asked'], person: string): string {
  const who = hash32(person).toString(36);
  return asked.kind === 'seen' ? `seen-${asked.firstDay}-${who}` : `${asked.number}-${who}`;
}
