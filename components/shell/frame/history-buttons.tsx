'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';
import { readPlatform } from '@/components/ui/page/platform';
import { keyHint } from '@/lib/shortcuts/key-names';
import { redoStep, undoStep } from '@/stores/schedule/steps';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** Undo and redo of schedule edits. */
export function HistoryButtons() {
  const t = useTranslations('shell');
  const canUndo = useSchedule((state) => state.history.undo.length > 0);
  const canRedo = useSchedule((state) => state.history.redo.length > 0);
  const [said, setSaid] = useState('');
  const act = (step: () => void, message: string) => () => {
    step();
    setSaid(message);
  };
  return (
    <div className="flex max-desktop:hidden">
      <IconButton
        label={t('undo')}
        shortcut={keyHint('undo', readPlatform())}
        icon={<Undo2 aria-hidden="true" />}
        aria-disabled={!canUndo}
        className="aria-disabled:text-line-strong contrast:aria-disabled:text-line"
        onClick={act(undoStep, t('undone'))}
      />
      <IconButton
        label={t('redo')}
        shortcut={keyHint('redo', readPlatform())}
        icon={<Redo2 aria-hidden="true" />}
        aria-disabled={!canRedo}
        className="aria-disabled:text-line-strong contrast:aria-disabled:text-line"
        onClick={act(redoStep, t('redone'))}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
