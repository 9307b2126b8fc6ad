'use client';

import { Check, CircleDashed, Clock, X } from 'lucide-react';
import { type RequestState, type SavedRequest, stateOf } from '@/lib/requests/phone/saved-request';
import { useRequestWords } from './use-request-words';

const ICONS: Readonly<Record<RequestState, typeof Check>> = {
  unsent: CircleDashed,
  again: CircleDashed,
  sent: Clock,
  approved: Check,
  declined: X,
};

export function RequestStateLine({ request, zone }: { request: SavedRequest; zone: string | undefined }) {
  const { state } = useRequestWords(zone);
  const is = stateOf(request);
  const Icon = ICONS[is];
  return (
    <span data-state={is} className="reply-state">
      <Icon aria-hidden="true" size={14} />
      <span className="min-w-0 wrap-anywhere" dir="auto">
        {state(request)}
      </span>
    </span>
  );
}
