'use client';

import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '@/components/ui/dialog';
import { PHONE } from '@/components/ui/layout-queries';
import { MonthGrid } from '@/components/ui/month-grid';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { scheduleStore, useSchedule, useUi } from '@/stores/app-stores';

interface DayChoiceProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** A month to pick the day from; picking selects it and closes. A sheet on a phone. */
export function DayChoice({ anchor, onClose }: DayChoiceProps) {
  const t = useTranslations('templates');
  const common = useTranslations('common');
  const isPhone = useMediaQuery(PHONE);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const today = useUi((state) => state.today);
  const month = (
    <MonthGrid
      selected={selectedDate}
      today={today}
      autoFocus={!isPhone}
      onSelect={(date) => {
        scheduleStore.selectDate(date);
        onClose();
      }}
    />
  );
  if (isPhone) {
    return (
      <Dialog isOpen onClose={onClose} title={t('chooseDay')} closeLabel={common('close')}>
        {month}
      </Dialog>
    );
  }
  return (
    <DayPopover anchor={anchor} onClose={onClose}>
      {month}
    </DayPopover>
  );
}

function DayPopover({ anchor, onClose, children }: DayChoiceProps & { children: ReactNode }) {
  const t = useTranslations('templates');
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: onClose,
    elements: { reference: anchor },
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([useDismiss(context)]);
  return (
    <FloatingPortal>
      <FloatingFocusManager context={context} initialFocus={-1}>
        <div
          {...getFloatingProps()}
          ref={refs.setFloating}
          role="dialog"
          aria-label={t('chooseDay')}
          style={floatingStyles}
          className="z-50 rounded-popover bg-raised p-3 shadow-3 outline-none"
        >
          {children}
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
