'use client';

import { CircleCheck, CircleDot } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Spinner } from '@/components/ui/button';
import type { FillState } from '@/lib/auto-fill/proposal';
import { isRunning, useQualityWords } from './use-fill-words';

interface FillStatusProps {
  state: FillState;
  /** Ends the search; the best plan so far stays. */
  onStop: () => void;
}

/** How far the plan is. A screen reader hears of the first plan and of the end, not of each better plan. */
export function FillStatus({ state, onStop }: FillStatusProps) {
  const t = useTranslations('fill');
  const words = useQualityWords()(state);
  const isBusy = isRunning(state);
  const Icon = state.phase === 'done' ? CircleCheck : CircleDot;
  return (
    <div className="flex min-h-9 items-center gap-2 rounded-box bg-fill px-3 py-1 phone:min-h-12 contrast:border-2 contrast:border-line-strong">
      <span className="flex size-4 shrink-0 items-center justify-center text-icon [&>svg]:size-4">
        {isBusy ? <Spinner /> : <Icon aria-hidden="true" />}
      </span>
      <p className="tnum min-w-0 grow text-sm">{words}</p>
      {state.phase === 'bettering' && state.proposal && (
        <Button variant="ghost" size="sm" onClick={onStop}>
          {t('stop')}
        </Button>
      )}
      <Announcement state={state} />
    </div>
  );
}

function Announcement({ state }: { state: FillState }) {
  const t = useTranslations('fill');
  const quality = useQualityWords()(state);
  const [said, setSaid] = useState('');
  const { phase, proposal } = state;
  const stage = phase === 'bettering' && !proposal ? 'preparing' : phase;
  const figures = proposal?.after;
  const text =
    stage === 'preparing' || !figures
      ? quality
      : stage === 'bettering'
        ? t('firstPlan', { filled: figures.filled, open: figures.open })
        : t('finalPlan', { quality, filled: figures.filled, open: figures.open });
  const told = useRef('');
  // Only a new stage is told; what betters within it is on the screen.
  useEffect(() => {
    if (told.current === stage) return;
    told.current = stage;
    setSaid(text);
  }, [stage, text]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}
