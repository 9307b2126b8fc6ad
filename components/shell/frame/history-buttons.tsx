'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';
import { readPlatform } from '@/components/ui/page/platform';
import { keyHint } from '@/lib/shortcuts/key-names';
import { redoStep, undoStep } from '@/stores/schedule/steps';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';

/** Undo and redo of schedule edits; `components/calendar/steps` announces the result. */
export function HistoryButtons() {
  const store = useScheduleStore();
  const t = useTranslations('shell');
  const canUndo = useSchedule((state) => state.history.undo.length > 0);
  const canRedo = useSchedule((state) => state.history.redo.length > 0);
  return (
    // Often pressed repeatedly: `data-history-buttons` keeps the focus here.
    <div data-history-buttons="" className="flex max-desktop:hidden">
      <IconButton
        label={t('undo')}
        shortcut={keyHint('undo', readPlatform())}
        icon={<Undo2 aria-hidden="true" />}
        aria-disabled={!canUndo}
        className="aria-disabled:text-line-strong contrast:aria-disabled:text-line"
        onClick={() => undoStep(store)}
      />
      <IconButton
        label={t('redo')}
        shortcut={keyHint('redo', readPlatform())}
        icon={<Redo2 aria-hidden="true" />}
        aria-disabled={!canRedo}
        className="aria-disabled:text-line-strong contrast:aria-disabled:text-line"
        onClick={() => redoStep(store)}
      />
    </div>
  );
}
