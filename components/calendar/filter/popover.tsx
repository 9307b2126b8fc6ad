'use client';

import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PopoverSurface } from '@/components/ui/menu/popover-surface';
import { FilterActions, FilterChoice } from './choice';

interface FilterPopoverProps {
  anchor: HTMLElement;
  onClose: () => void;
  onSaveView: () => void;
}

export function FilterPopover({ anchor, onClose, onSaveView }: FilterPopoverProps) {
  const t = useTranslations('filter');
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <PopoverSurface
      anchor={anchor}
      labelledBy="filter-title"
      initialFocus={title}
      className="w-86"
      onClose={onClose}
    >
      <div className="min-h-0 overflow-y-auto p-4">
        <h2 ref={title} id="filter-title" tabIndex={-1} className="pb-1 font-semibold outline-none">
          {t('title')}
        </h2>
        <FilterChoice />
      </div>
      <div className="flex shrink-0 flex-wrap justify-between gap-2 border-t border-line px-4 py-2.5">
        <FilterActions onSaveView={onSaveView} />
      </div>
    </PopoverSurface>
  );
}
