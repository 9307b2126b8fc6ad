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
import { type RefObject, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { NotificationActions } from './notification-actions';
import { NotificationList } from './notification-list';

interface NotificationPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The list under the bell. */
export function NotificationPopover({ anchor, onClose }: NotificationPopoverProps) {
  const t = useTranslations('notifications');
  const title = useRef<HTMLHeadingElement>(null);
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: onClose,
    elements: { reference: anchor.current },
    placement: 'bottom-end',
    strategy: 'fixed',
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, elements: { floating } }) => {
          floating.style.maxHeight = `${Math.min(560, Math.max(240, availableHeight))}px`;
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
          aria-labelledby="notifications-title"
          style={floatingStyles}
          className="z-50 flex w-96 max-w-[calc(100vw-16px)] flex-col rounded-popover bg-raised shadow-3 outline-none"
        >
          <h2
            ref={title}
            id="notifications-title"
            tabIndex={-1}
            className="shrink-0 px-4 pt-3.5 pb-2 font-semibold outline-none"
          >
            {t('title')}
          </h2>
          <div className="min-h-0 overflow-y-auto px-2 pb-2">
            <NotificationList />
          </div>
          <div className="flex shrink-0 flex-wrap justify-between gap-2 border-t border-line px-2 py-2 empty:hidden">
            <NotificationActions />
          </div>
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
