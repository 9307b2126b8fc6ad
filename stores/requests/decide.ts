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
import { isSameData } from '@/lib/saved-data/records/same-data';
import { requestEntry, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { clockTimeOf } from '@/lib/time/clock-time';
import { notificationsStore } from '@/stores/app/notifications-store';
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
  const request = stillOpen(record);
  const carried = request && judged(request, choice);
  if (carried?.kind !== 'ready') return decide(record, [], words);
  const tell = peopleToTell(request?.name ?? record.name, carried.moved);
  const approved = decidedRecord(record, 'approved', { at: Date.now(), tell });
  return decide(record, [...carried.entries, requestEntry(record, approved)], words);
}

/** Marks the request declined, with a word or without. */
export function decline(
  record: RequestRecord,
  word: string,
  words: DecisionWords,
): ScheduleChange | undefined {
  if (!stillOpen(record)) return decide(record, [], words);
  const tell = peopleToTell(record.name, []);
  const declined = decidedRecord(record, 'declined', { at: Date.now(), tell, word });
  return decide(record, [requestEntry(record, declined)], words);
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

/** Commits the decision and tells of it; without entries, and where another tab was first, it is told that this is done. */
function decide(
  record: RequestRecord,
  entries: Parameters<typeof houseStore.commit>[0],
  { gone, ...words }: DecisionWords,
): ScheduleChange | undefined {
  const asked = requestOf(record)?.asked;
  const category = asked ? categoryOf(asked) : 'general';
  const change = houseStore.commit(entries);
  const reminders = entries.flatMap((entry) => (entry.kind === 'shift' ? (entry.after ?? []) : []));
  void announce(change, { category, act: 'shiftSaved', words, reminders, gone }).then((isTold) => {
    const wanted = change?.entries.find(({ id }) => id === record.id)?.after;
    const isOther = change !== undefined && !isSameData(currentOf(record), wanted);
    if (!isTold && isOther) notificationsStore.notify({ message: gone, type: 'info', category });
  });
  return change;
}

function stillOpen(record: RequestRecord): TeamRequest | undefined {
  const current = currentOf(record);
  const request = current && requestOf(current);
  return request?.state === 'open' ? request : undefined;
}

function currentOf({ id }: RequestRecord): RequestRecord | undefined {
  return houseStore.getState().schedule.requests.get(id);
}
