'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TextField } from '@/components/ui/fields/text-field';
import { OFF_KINDS, type OffKind } from '@/lib/employees/person/time-off-kinds';
import type { Asked } from '@/lib/requests/asked';
import { daysBetween, isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { FormDialog } from './form-dialog';
import { newNumber } from './use-phone-replies';

/** Two years. */
const MAX_DAYS = 731;

interface TimeOffDialogProps {
  today: LocalDate;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

/** Uses the phone's native date fields, which its owner knows. */
export function TimeOffDialog({ today, onAsk, onClose }: TimeOffDialogProps) {
  const t = useTranslations('replies');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [offKind, setOffKind] = useState<OffKind | 'unsaid'>('unsaid');
  const [note, setNote] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  // An empty last day means a single day.
  const until = to === '' ? from : to;
  const isNear = (date: string) => isLocalDate(date) && Math.abs(daysBetween(today, date)) <= MAX_DAYS;
  const errors = {
    from: !isLocalDate(from) ? t('timeOffForm.noDate') : isNear(from) ? undefined : t('timeOffForm.tooFar'),
    to: until < from ? t('timeOffForm.wrongOrder') : isNear(until) ? undefined : t('timeOffForm.tooFar'),
  };
  const submit = () => {
    setIsRefused(true);
    if (errors.from || !isLocalDate(from)) first.current?.focus();
    else if (errors.to || !isLocalDate(until)) last.current?.focus();
    else {
      const kind = offKind === 'unsaid' ? {} : { offKind };
      onAsk({ kind: 'timeOff', number: newNumber(), note: note.trim(), from, to: until, ...kind });
      onClose();
    }
  };
  return (
    <FormDialog title={t('askTimeOff')} note={note} onNote={setNote} onSubmit={submit} onClose={onClose}>
      <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
        <TextField
          ref={first}
          type="date"
          label={t('timeOffForm.from')}
          value={from}
          error={isRefused ? errors.from : undefined}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          ref={last}
          type="date"
          label={t('timeOffForm.to')}
          value={to}
          min={from || undefined}
          error={isRefused && !errors.from ? errors.to : undefined}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <ChipGroup
        label={t('timeOffForm.kind')}
        size="sm"
        value={offKind}
        onChange={setOffKind}
        options={(['unsaid', ...OFF_KINDS] as const).map((kind) => ({
          value: kind,
          label: t(`off.${kind}`),
        }))}
      />
    </FormDialog>
  );
}
