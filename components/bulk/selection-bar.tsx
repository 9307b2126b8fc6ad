'use client';

import './selection-bar.css';
import { CalendarArrowDown, Copy, SquarePen, Trash2, UserRoundCheck, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '@/components/ui/button';
import { fillableIds } from '@/lib/auto-fill/fillable-shifts';
import { selectionStore, useSelection } from '@/stores/schedule/selection';
import { isLive, useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

export function SelectionBar() {
  const t = useTranslations('bulk');
  const count = useSelection((state) => state.ids.size);
  return (
    <section aria-label={t('bar')} className="selection-bar">
      <p className="selection-count tnum">{t('selected', { count })}</p>
      <div className="selection-acts">
        <Button
          icon={<SquarePen aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => openDialog({ name: 'bulkChange' })}
        >
          {t('change')}
        </Button>
        <Button
          icon={<CalendarArrowDown aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => openDialog({ name: 'bulkMove' })}
        >
          {t('move')}
        </Button>
        <Button
          icon={<Copy aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => openDialog({ name: 'bulkCopy' })}
        >
          {t('copy')}
        </Button>
        <Button
          icon={<Trash2 aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => openDialog({ name: 'bulkDelete' })}
        >
          {t('delete')}
        </Button>
        <FillButton />
      </div>
      <Button
        variant="ghost"
        className="selection-clear"
        icon={<X aria-hidden="true" />}
        onClick={selectionStore.clear}
      >
        {t('clear')}
      </Button>
    </section>
  );
}

/** Proposes people for the open shifts in the selection; renders nothing if there are none. */
function FillButton() {
  const t = useTranslations('calendar');
  const ids = useSelection((state) => state.ids);
  const openIds = useSchedule(useShallow(({ schedule }) => fillableIds(schedule.shifts, ids)));
  const isPresent = isLive(useScheduleStore());
  if (openIds.length === 0 || !isPresent) return null;
  return (
    <Button
      icon={<UserRoundCheck aria-hidden="true" />}
      aria-haspopup="dialog"
      className="selection-fill"
      onClick={() => openDialog({ name: 'fill', shiftIds: openIds })}
    >
      {t('fillOpen')}
    </Button>
  );
}
