'use client';

import { Button } from '@/components/ui/button';

export interface DraftOfferProps {
  text: string;
  discardLabel: string;
  continueLabel: string;
  onDiscard: () => void;
  onContinue: () => void;
}

export function DraftOffer({ text, discardLabel, continueLabel, onDiscard, onContinue }: DraftOfferProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-control bg-accent-soft py-2 pr-2 pl-3"
    >
      <p className="line-clamp-3 min-w-0 grow basis-52 text-xs wrap-anywhere text-accent-ink">{text}</p>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {discardLabel}
      </Button>
      <Button size="sm" onClick={onContinue}>
        {continueLabel}
      </Button>
    </div>
  );
}
