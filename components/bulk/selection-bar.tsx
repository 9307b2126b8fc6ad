'use client';

import './selection-bar.css';
import { CalendarArrowDown, Copy, SquarePen, Trash2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { uiStore } from '@/stores/app/ui-store';
import { selectionStore, useSelection } from '@/stores/schedule/selection';

/** The number of selected shifts, and the bulk actions. */
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
          onClick={() => uiStore.openDialog({ name: 'bulkChange' })}
        >
          {t('change')}
        </Button>
        <Button
          icon={<CalendarArrowDown aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => uiStore.openDialog({ name: 'bulkMove' })}
        >
          {t('move')}
        </Button>
        <Button
          icon={<Copy aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => uiStore.openDialog({ name: 'bulkCopy' })}
        >
          {t('copy')}
        </Button>
        <Button
          icon={<Trash2 aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => uiStore.openDialog({ name: 'bulkDelete' })}
        >
          {t('delete')}
        </Button>
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
