'use client';

import { useSyncExternalStore } from 'react';
import type { Asked } from '@/lib/requests/asked';
import {
  nextReply,
  requestsOf,
  waitingOf,
  withAsked,
  withoutAsked,
  withoutWaiting,
  withSent,
  withSentAgain,
} from '@/lib/requests/phone/edit-replies';
import { type SavedReplies, savedRepliesOf } from '@/lib/requests/phone/saved-replies';
import { phoneReplies } from '@/stores/replies/phone-replies';

const subscribe = (listener: () => void) => phoneReplies().subscribe(listener);

/** That person's requests to that workplace on this phone, and the actions on them. */
export function useRepliesOf(workplace: string, name: string) {
  const stored = useSyncExternalStore(subscribe, () => phoneReplies().get());
  const kept = savedRepliesOf(stored, workplace);
  const change = (edit: (before: SavedReplies) => SavedReplies) => phoneReplies().change(workplace, edit);
  return {
    /** Newest first. */
    requests: requestsOf(kept, name),
    next: nextReply(kept, name),
    waitingCount: waitingOf(kept, name).length,
    isRefused: phoneReplies().isRefused(),
    ask: (asked: Asked) => change((before) => withAsked(before, asked, name, Date.now())),
    remove: (number: string) => change((before) => withoutAsked(before, number)),
    takeOut: (number: string) => change((before) => withoutWaiting(before, number)),
    sendAgain: (number: string) => change((before) => withSentAgain(before, number)),
    markSent: (numbers: readonly string[]) => change((before) => withSent(before, numbers, Date.now())),
  };
}

export type RepliesOf = ReturnType<typeof useRepliesOf>;

/** 32 random bits. */
export function newNumber(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36);
}
