import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { isFields } from '@/lib/saved-data/records/fields';
import { type AnnouncedShift, type Asked, readAsked, readShiftTime } from './asked';
import type { RequestRecord } from './request-record';

export interface TeamRequest extends Omit<RequestRecord, 'facts'> {
  readonly asked: Asked;
  /** When imported, in epoch milliseconds. */
  readonly at: number;
  /** Epoch milliseconds of the phone's clock. */
  readonly madeAt: number;
  /** Whether the reply has the secret code of the person's own link, not only a matching name. */
  readonly isVerified: boolean;
  /** The language for answers. */
  readonly language: Language;
  /** Epoch milliseconds; absent while open. */
  readonly decidedAt?: number;
  /** The people to notify of the decision, requester first; absent while open. */
  readonly tell?: readonly PersonToAnswer[];
  /** Removed from the inbox, but kept so that a repeated reply does not bring the request back. */
  readonly isHidden?: boolean;
}

export interface PersonToAnswer {
  readonly name: string;
  readonly gets?: ShiftTime;
  readonly loses?: ShiftTime;
  readonly isTold?: boolean;
}

/** The shift's time when the decision was made. */
export type ShiftTime = Pick<AnnouncedShift, 'date' | 'startTime' | 'endTime'>;

export type RequestFacts = Pick<
  TeamRequest,
  'asked' | 'at' | 'madeAt' | 'isVerified' | 'language' | 'decidedAt' | 'tell' | 'isHidden'
>;

/** Cache: lists read each row on every render; records are immutable. */
const readBefore = new WeakMap<RequestRecord, TeamRequest | 'unknown'>();

/** Undefined if unreadable, for example from a newer version. */
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

/** The record with changed facts. Keeps other facts, including facts of a newer build. */
export function withFacts(record: RequestRecord, facts: Partial<RequestFacts>): RequestRecord {
  return { ...record, facts: { ...(isFields(record.facts) ? record.facts : {}), ...facts } };
}

function toTellIn(value: unknown): PersonToAnswer | undefined {
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
