'use client';

import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FilterActions } from './filter-actions';
import { FilterChoice } from './filter-choice';

interface FilterPopoverProps {
  anchor: HTMLElement;
  onClose: () => void;
  onSaveView: () => void;
}

/** The filter under its button. */
export function FilterPopover({ anchor, onClose, onSaveView }: FilterPopoverProps) {
  const t = useTranslations('filter');
  const title = useRef<HTMLHeadingElement>(null);
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: onClose,
    elements: { reference: anchor },
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, elements: { floating } }) => {
          floating.style.maxHeight = `${Math.max(240, availableHeight)}px`;
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([useDismiss(context)]);
  return (
    <FloatingPortal>
      <FloatingFocusManager context={context} initialFocus={title}>
        <div
          {...getFloatingProps()}
          ref={refs.setFloating}
          role="dialog"
          aria-labelledby="filter-title"
          style={floatingStyles}
          className="z-50 flex w-86 flex-col rounded-popover bg-raised shadow-3 outline-none"
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
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
