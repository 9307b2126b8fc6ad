import { type ImportedReplies, importReplies } from '@/lib/requests/import-replies';
import { outdatedSeen } from '@/lib/requests/inbox/seen';
import { findReplies } from '@/lib/requests/reply/find-replies';
import type { Reply } from '@/lib/requests/reply/reply';
import { decodeReply } from '@/lib/requests/reply/reply-code';
import { requestEntry } from '@/lib/shifts/change/schedule-change';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { codeOf, workplaceId } from './workplace';

export interface ImportedText extends Omit<ImportedReplies, 'records'> {
  readonly brokenCount: number;
  readonly newerCount: number;
  readonly records: ImportedReplies['records'];
  /** False if the new replies could not be stored: nothing of them is in the inbox then. */
  readonly isKept: boolean;
}

/** Texts are processed one at a time: two at once would not see each other's replies. */
let last: Promise<unknown> = Promise.resolve();

/** Adds the requests of all replies in the text to the inbox, in one change that is not an undoable step. */
export function importReplyText(text: string): Promise<ImportedText> {
  return inTurn(() => importFragments(findReplies(text)));
}

/** Imports the text in a URL fragment, as `importReplyText` does. */
export function importReplyFragment(fragment: string): Promise<ImportedText> {
  return inTurn(() => importFragments([fragment]));
}

function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
  const turn = last.then(act, act);
  last = turn.catch(() => undefined);
  return turn;
}

async function importFragments(fragments: readonly string[]): Promise<ImportedText> {
  const replies: Reply[] = [];
  let [brokenCount, newerCount] = [0, 0];
  for (const fragment of fragments) {
    const decoded = await decodeReply(fragment);
    if (decoded.kind === 'reply') replies.push(decoded.reply);
    else if (decoded.kind === 'newer') newerCount += 1;
    else brokenCount += 1;
  }
  const { employees, requests } = liveSchedule.getState().schedule;
  const workplace = workplaceId();
  const taken = await importReplies(replies, { workplace, employees, requests, codeOf, now: Date.now() });
  const outdated = taken.records.length > 0 ? outdatedSeen(requests, uiStore.getState().today) : [];
  const entries = [
    ...taken.records.map(({ before, after }) => requestEntry(before, after)),
    ...outdated.map((record) => requestEntry(record, undefined)),
  ];
  const isKept =
    entries.length === 0 ||
    (await liveSchedule.whenStored(liveSchedule.commit(entries, { origin: 'reply' })));
  return { ...taken, brokenCount, newerCount, isKept };
}
