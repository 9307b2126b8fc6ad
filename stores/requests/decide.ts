import {
  type CarriedOut,
  type CarryOutGround,
  carryOut,
  type RequestChoice,
} from '@/lib/requests/inbox/carry-out';
import { decidedRecord, toldRecord } from '@/lib/requests/inbox/decided';
import { peopleToTell } from '@/lib/requests/inbox/people-to-tell';
import type { RequestRecord } from '@/lib/requests/request-record';
import { requestOf, type TeamRequest } from '@/lib/requests/team-request';
import { requestEntry, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { clockTimeOf } from '@/lib/time/clock-time';
import { houseStore } from '@/stores/app/schedule-store';
import { announce } from '@/stores/notifications/announce';
import { readWallClock } from '@/stores/ui/wall-clock';

/** What the notices of a decision say. */
export interface DecisionWords {
  readonly message: string;
  readonly detail: string;
  /** Said where another tab has decided it. */
  readonly gone: string;
}

/** The category by which the notices of each kind are switched off. */
export function categoryOf({ kind }: TeamRequest['asked']): 'timeOff' | 'shiftSwap' {
  return kind === 'timeOff' || kind === 'availability' ? 'timeOff' : 'shiftSwap';
}

/** What approving would do to the schedule as it is now. */
export function judged(request: TeamRequest, choice: RequestChoice): CarriedOut {
  return carryOut(request, choice, ground());
}

/** What requests are carried out on: the current schedule and time. */
export function ground(): CarryOutGround {
  const { shifts, employees } = houseStore.getState().schedule;
  const { today, minute } = readWallClock();
  return { shifts, employees, now: { date: today, time: clockTimeOf(minute) }, newId: houseStore.newId };
}

/** Carries the request out and marks it approved, in one change; undefined where it cannot be carried out. */
export function approve(
  record: RequestRecord,
  choice: RequestChoice,
  words: DecisionWords,
): ScheduleChange | undefined {
  const current = currentOf(record);
  const request = current && requestOf(current);
  const carried = request?.state === 'open' ? judged(request, choice) : undefined;
  if (!request || carried?.kind !== 'ready') return undefined;
  const tell = peopleToTell(request.name, carried.moved);
  const approved = decidedRecord(record, 'approved', { at: Date.now(), tell });
  return decide(request, [...carried.entries, requestEntry(record, approved)], words);
}

/** Marks the request declined, with a word or without. */
export function decline(
  record: RequestRecord,
  word: string,
  words: DecisionWords,
): ScheduleChange | undefined {
  const current = currentOf(record);
  const request = current && requestOf(current);
  if (request?.state !== 'open') return undefined;
  const declined = decidedRecord(record, 'declined', {
    at: Date.now(),
    tell: peopleToTell(request.name, []),
    word,
  });
  return decide(request, [requestEntry(record, declined)], words);
}

/** Notes that the person was handed the answers to these; no step of the history. */
export function noteTold(records: readonly RequestRecord[], name: string): void {
  const entries = records.flatMap((record) => {
    const current = currentOf(record);
    return current ? [requestEntry(current, toldRecord(current, name))] : [];
  });
  houseStore.commit(entries, { origin: 'reply' });
}

/** Removes the requests from the inbox, in one step. */
export function removeRequests(records: readonly RequestRecord[], message: string): void {
  const change = houseStore.commit(records.map((record) => requestEntry(record, undefined)));
  void announce(change, { category: 'general', act: 'shiftDeleted', words: { message, detail: '' } });
}

function decide(
  { asked }: TeamRequest,
  entries: Parameters<typeof houseStore.commit>[0],
  { gone, ...words }: DecisionWords,
): ScheduleChange | undefined {
  const change = houseStore.commit(entries);
  const reminders = entries.flatMap((entry) => (entry.kind === 'shift' ? (entry.after ?? []) : []));
  void announce(change, { category: categoryOf(asked), act: 'shiftSaved', words, reminders, gone });
  return change;
}

function currentOf({ id }: RequestRecord): RequestRecord | undefined {
  return houseStore.getState().schedule.requests.get(id);
}
