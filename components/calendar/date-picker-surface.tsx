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
import { CornerDownLeft } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { PHONE } from '@/components/ui/layout-queries';
import { MonthGrid } from '@/components/ui/month-grid';
import { TextField } from '@/components/ui/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { parseDateInput } from '@/lib/time/clean-date';
import type { LocalDate } from '@/lib/time/local-date';
import { scheduleStore, useSchedule, useUi } from '@/stores/app-stores';

interface DatePickerSurfaceProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** A day to pick from a month, or to type; either selects it and closes. A sheet on a phone. */
export function DatePickerSurface({ anchor, onClose }: DatePickerSurfaceProps) {
  const t = useTranslations('calendar');
  const common = useTranslations('common');
  const isPhone = useMediaQuery(PHONE);
  const pick = (date: LocalDate) => {
    scheduleStore.selectDate(date);
    onClose();
  };
  if (isPhone) {
    return (
      <Dialog isOpen onClose={onClose} title={t('chooseDate')} closeLabel={common('close')}>
        <DateChoice onPick={pick} autoFocus={false} />
      </Dialog>
    );
  }
  return (
    <DatePopover anchor={anchor} onClose={onClose}>
      <DateChoice onPick={pick} autoFocus />
    </DatePopover>
  );
}

function DatePopover({ anchor, onClose, children }: DatePickerSurfaceProps & { children: ReactNode }) {
  const t = useTranslations('calendar');
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
          aria-label={t('chooseDate')}
          style={floatingStyles}
          className="z-50 rounded-popover bg-raised p-3 shadow-3 outline-none"
        >
          {children}
        </div>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}

function DateChoice({ onPick, autoFocus }: { onPick: (date: LocalDate) => void; autoFocus: boolean }) {
  const t = useTranslations('calendar');
  const common = useTranslations('common');
  const formats = useFormats();
  const selectedDate = useSchedule((state) => state.selectedDate);
  const today = useUi((state) => state.today);
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const date = parseDateInput(text, formats.dateReading);
    if (date.isOk) {
      onPick(date.value);
      return;
    }
    setIsRefused(true);
    field.current?.select();
    field.current?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      <MonthGrid selected={selectedDate} today={today} onSelect={onPick} autoFocus={autoFocus} />
      <form noValidate onSubmit={submit} className="max-w-60 border-t border-line pt-3 phone:max-w-none">
        <TextField
          ref={field}
          label={t('typeDate')}
          value={text}
          placeholder={formats.fullDay(today)}
          autoComplete="off"
          error={isRefused ? common('dateInvalid') : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setIsRefused(false);
          }}
          suffix={
            <IconButton
              type="submit"
              size="sm"
              label={t('goToDate')}
              icon={<CornerDownLeft aria-hidden="true" />}
            />
          }
        />
      </form>
    </div>
  );
}
