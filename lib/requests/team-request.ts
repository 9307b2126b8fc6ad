import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { isFields } from '@/lib/saved-data/records/fields';
import { type Asked, readAsked, readShiftTime, type ToldShift } from './asked';
import type { RequestRecord } from './request-record';

/** A request as it is understood. */
export interface TeamRequest extends Omit<RequestRecord, 'facts'> {
  readonly asked: Asked;
  /** When it was taken in, in epoch milliseconds. */
  readonly at: number;
  /** When it was made, by the phone's clock, in epoch milliseconds. */
  readonly madeAt: number;
  /** Whether the reply had the code of that person's own link. */
  readonly isVerified: boolean;
  /** In which the person wants to be answered. */
  readonly language: Language;
  /** When it was decided, in epoch milliseconds; absent while it is open. */
  readonly decidedAt?: number;
  /** Who is to be told of the decision, the person who asked first; absent while it is open. */
  readonly tell?: readonly ToTell[];
  /** It was removed from the inbox, and is kept so that its reply, read again, does not bring it back. */
  readonly isHidden?: boolean;
}

/** Somebody whom a decision concerns, and which shift they get or lose by it. */
export interface ToTell {
  readonly name: string;
  readonly gets?: ShiftTime;
  readonly loses?: ShiftTime;
  /** Their answer was handed on. */
  readonly isTold?: boolean;
}

/** When a shift is, as it was when the decision was made. */
export type ShiftTime = Pick<ToldShift, 'date' | 'startTime' | 'endTime'>;

/** What is stored of a request beside its record's own texts. */
export type RequestFacts = Pick<
  TeamRequest,
  'asked' | 'at' | 'madeAt' | 'isVerified' | 'language' | 'decidedAt' | 'tell' | 'isHidden'
>;

/** Cache: a list asks for each row each time it is drawn; a record never changes. */
const readBefore = new WeakMap<RequestRecord, TeamRequest | 'unknown'>();

/** The request in the record; undefined where it cannot be understood, as one of a newer version. */
export function requestOf(record: RequestRecord): TeamRequest | undefined {
  const before = readBefore.get(record);
  if (before) return before === 'unknown' ? undefined : before;
  const request = read(record);
  readBefore.set(record, request ?? 'unknown');
  return request;
}

function read({ facts, ...record }: RequestRecord): TeamRequest | undefined {
  if (!isFields(facts)) return undefined;
  const asked = readAsked(facts.asked);
  const [at, madeAt] = [momentIn(facts.at), momentIn(facts.madeAt)];
  if (!asked || at === undefined || madeAt === undefined) return undefined;
  const decidedAt = momentIn(facts.decidedAt);
  return {
    ...record,
    asked,
    at,
    madeAt,
    isVerified: facts.isVerified === true,
    language: LANGUAGES.find((known) => known === facts.language) ?? 'en',
    ...(decidedAt !== undefined && { decidedAt }),
    ...(facts.isHidden === true && { isHidden: true }),
    ...(Array.isArray(facts.tell) && { tell: facts.tell.flatMap((one) => toTellIn(one) ?? []) }),
  };
}

/** The record with these facts changed; others of it, and what a newer build has written, stay. */
export function withFacts(record: RequestRecord, facts: Partial<RequestFacts>): RequestRecord {
  return { ...record, facts: { ...(isFields(record.facts) ? record.facts : {}), ...facts } };
}

function toTellIn(value: unknown): ToTell | undefined {
  if (!isFields(value) || typeof value.name !== 'string') return undefined;
  const [gets, loses] = [readShiftTime(value.gets), readShiftTime(value.loses)];
  return {
    name: value.name,
    ...(gets && { gets }),
    ...(loses && { loses }),
    ...(value.isTold === true && { isTold: true }),
  };
}

function momentIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
