import { answeredRecord, decidedRecord, hiddenRecord } from '@/lib/requests/inbox/decided';
import {
  employeeOf,
  peopleToAnswer,
  planRequest,
  type RequestChoice,
  type RequestPlanContext,
} from '@/lib/requests/inbox/plan-request';
import type { RequestRecord } from '@/lib/requests/request-record';
import { requestOf, type TeamRequest } from '@/lib/requests/team-request';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { netEntries } from '@/lib/shifts/change/combined-steps';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, requestEntry, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { clockTimeOf } from '@/lib/time/clock-time';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { announce } from '@/stores/notifications/announce';
import { readWallClock } from '@/stores/ui/wall-clock';

export interface DecisionWords {
  readonly message: string;
  readonly detail: string;
  /** Shown if another tab has already decided the request. */
  readonly gone: string;
}

export function categoryOf({ kind }: TeamRequest['asked']): 'timeOff' | 'shiftSwap' {
  return kind === 'timeOff' || kind === 'availability' ? 'timeOff' : 'shiftSwap';
}

/** The context for applying requests: the current schedule, or the given one, at the current time. */
export function decisionContext(
  { shifts, employees }: Schedule = liveSchedule.getState().schedule,
): RequestPlanContext {
  const { today, minute } = readWallClock();
  return { shifts, employees, now: { date: today, time: clockTimeOf(minute) }, newId: liveSchedule.newId };
}

/** Applies the request and marks it approved, in one change; undefined if the request cannot be applied. */
export function approve(
  record: RequestRecord,
  choice: RequestChoice,
  words: DecisionWords,
): ScheduleChange | undefined {
  const request = stillOpen(record);
  if (!request) return decide([record], [], words);
  const carried = planRequest(request, choice, decisionContext());
  // The card shows why the request can no longer be applied.
  if (carried.kind !== 'ready') return undefined;
  const tell = peopleToAnswer(nameIn(liveSchedule.getState().schedule, request), carried.moved);
  const approved = decidedRecord(record, 'approved', { at: Date.now(), tell });
  return decide([record], [...carried.entries, requestEntry(record, approved)], words);
}

/**
 * Approves the requests that can be applied, in one change, each on the result of the earlier ones;
 * returns how many were approved.
 */
export function approveAll(
  records: readonly RequestRecord[],
  wordsFor: (count: number) => DecisionWords,
): number {
  let { schedule } = liveSchedule.getState();
  const approved: RequestRecord[] = [];
  const entries: ChangeEntry[] = [];
  for (const record of records) {
    const request = stillOpen(record);
    const carried = request && planRequest(request, {}, decisionContext(schedule));
    if (!request || carried?.kind !== 'ready') continue;
    const facts = { at: Date.now(), tell: peopleToAnswer(nameIn(schedule, request), carried.moved) };
    const added = [...carried.entries, requestEntry(record, decidedRecord(record, 'approved', facts))];
    schedule = applyChange(schedule, { entries: added });
    approved.push(record);
    entries.push(...added);
  }
  decide(approved, netEntries(entries), wordsFor(approved.length));
  return approved.length;
}

export function decline(
  record: RequestRecord,
  word: string,
  words: DecisionWords,
): ScheduleChange | undefined {
  const request = stillOpen(record);
  if (!request) return decide([record], [], words);
  const tell = peopleToAnswer(nameIn(liveSchedule.getState().schedule, request), []);
  const declined = decidedRecord(record, 'declined', { at: Date.now(), tell, word });
  return decide([record], [requestEntry(record, declined)], words);
}

/** Records that these people were sent their answers; not an undoable step. */
export function markAnswered(
  told: readonly { readonly record: RequestRecord; readonly name: string }[],
): void {
  const entries = told.flatMap(({ record, name }) => {
    const current = currentOf(record);
    return current ? [requestEntry(current, answeredRecord(current, name))] : [];
  });
  liveSchedule.commit(entries, { origin: 'reply' });
}

/** Removes the requests from the inbox in one step; answers still to be sent stay to be sent. */
export function removeRequests(records: readonly RequestRecord[], message: string): void {
  const entries = records.map((record) => requestEntry(record, hiddenRecord(record)));
  const words = { message, detail: '' };
  void announce(liveSchedule, liveSchedule.commit(entries), {
    category: 'general',
    act: 'shiftDeleted',
    words,
  });
}

/**
 * Commits the decision and notifies. Without entries, or if another tab was first, notifies that the request
 * was decided already.
 */
function decide(
  records: readonly RequestRecord[],
  entries: Parameters<typeof liveSchedule.commit>[0],
  { gone, ...words }: DecisionWords,
): ScheduleChange | undefined {
  const [asked] = records.flatMap((record) => requestOf(record)?.asked ?? []);
  const category = asked ? categoryOf(asked) : 'general';
  const change = liveSchedule.commit(entries);
  const reminders = entries.flatMap((entry) => (entry.kind === 'shift' ? (entry.after ?? []) : []));
  const act = asked?.kind === 'availability' ? 'employeeUpdated' : 'shiftSaved';
  void announce(liveSchedule, change, { category, act, words, reminders, gone }).then((isTold) => {
    if (isTold || !change) return;
    const isOther = records.some((record) => {
      const wanted = change.entries.find(({ kind, id }) => kind === 'request' && id === record.id)?.after;
      return !isSameData(currentOf(record), wanted);
    });
    if (isOther) notificationsStore.notify({ message: gone, type: 'info', category });
  });
  return change;
}

/** The current name, which may have changed since the request. */
function nameIn({ employees }: Schedule, request: TeamRequest): string {
  return employeeOf(request, employees)?.name ?? request.name;
}

function stillOpen(record: RequestRecord): TeamRequest | undefined {
  const current = currentOf(record);
  const request = current && requestOf(current);
  return request?.state === 'open' ? request : undefined;
}

function currentOf({ id }: RequestRecord): RequestRecord | undefined {
  return liveSchedule.getState().schedule.requests.get(id);
}
