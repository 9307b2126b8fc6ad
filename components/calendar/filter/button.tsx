'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { openDialog } from '@/stores/ui/dialogs';
import { FILTER_BUTTON_ID } from './leave';
import { useIsFiltering } from './use-filter';

const FilterPopover = lazyPart(() => import('./popover').then((module) => module.FilterPopover));

/** Opens the filter in a popover; the filter's code loads as the pointer approaches. */
export function FilterButton() {
  const t = useTranslations('filter');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const isActive = useIsFiltering();
  const close = useCallback(() => setAnchor(null), []);
  const saveView = () => {
    // Focus the button first: the dialog restores the focus as of its opening.
    button.current?.focus();
    close();
    openDialog({ name: 'saveView' });
  };
  return (
    <>
      <button
        ref={button}
        id={FILTER_BUTTON_ID}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        data-active={isActive || undefined}
        className="focus-ring motion inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-control px-3 font-medium whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink max-xl:px-2 aria-expanded:bg-hover data-active:bg-accent-soft data-active:text-accent-ink"
        onPointerEnter={FilterPopover.preload}
        onFocus={FilterPopover.preload}
        onClick={() => setAnchor(anchor ? null : button.current)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4 max-xl:hidden" strokeWidth={1.75} />
        {t('title')}
      </button>
      {anchor && <FilterPopover anchor={anchor} onClose={close} onSaveView={saveView} onMissing={close} />}
    </>
  );
}
