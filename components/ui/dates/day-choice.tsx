'use client';

import { CornerDownLeft } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { PopoverSurface } from '@/components/ui/menu/popover-surface';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { dayWordsFor } from '@/lib/i18n/day-words';
import type { LocalDate } from '@/lib/time/local-date';
import { readDate } from '@/lib/time/typed-date';
import { MonthGrid } from './month-grid';

export interface DayChoiceProps {
  label: string;
  selected: LocalDate;
  today: LocalDate;
  onPick: (date: LocalDate) => void;
  onClose: () => void;
}

export function DayChoice({ anchor, ...props }: DayChoiceProps & { anchor: HTMLElement }) {
  const common = useTranslations('common');
  const isPhone = useMediaQuery(PHONE);
  const { label, onClose } = props;
  if (isPhone) {
    return (
      <Dialog isOpen onClose={onClose} title={label} closeLabel={common('close')}>
        <MonthAndField {...props} autoFocus={false} />
      </Dialog>
    );
  }
  return (
    <PopoverSurface anchor={anchor} label={label} onClose={onClose} className="overflow-y-auto p-3">
      <MonthAndField {...props} autoFocus />
    </PopoverSurface>
  );
}

function MonthAndField({
  selected,
  today,
  onPick,
  onClose,
  autoFocus,
}: DayChoiceProps & { autoFocus: boolean }) {
  const t = useTranslations('monthGrid');
  const common = useTranslations('common');
  const formats = useFormats();
  const language = useLocale();
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pick = (date: LocalDate) => {
    onPick(date);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles submit through portals: this form must not submit the form of a surrounding dialog.
    event.stopPropagation();
    const date = readDate(text, today, formats.dateReading, dayWordsFor(language));
    if (date !== undefined) {
      pick(date);
      return;
    }
    setIsRefused(true);
    field.current?.select();
    field.current?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      <MonthGrid selected={selected} today={today} onSelect={pick} autoFocus={autoFocus} />
      <form noValidate onSubmit={submit} className="max-w-60 border-t border-line pt-3 phone:max-w-none">
        <TextField
          ref={field}
          label={t('typeDate')}
          value={text}
          placeholder={formats.fullDay(today)}
          autoComplete="off"
          error={isRefused ? `${common('dateInvalid')} ${common('dateExample')}` : undefined}
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
