'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WeeklyFields } from '@/components/parts/availability/weekly-fields';
import { MAX_HOURS_A_DAY } from '@/lib/employees/stored-availability';
import type { LocalDate } from '@/lib/time/local-date';
import { FormDialog } from './form-dialog';
import { newNumber, type RepliesOf } from './use-phone-replies';
import { useWeeklyForm } from './use-weekly-form';

interface AvailabilityDialogProps {
  firstDay: LocalDate;
  replies: RepliesOf;
  onClose: () => void;
}

export function AvailabilityDialog({ firstDay, replies, onClose }: AvailabilityDialogProps) {
  const t = useTranslations('replies');
  const form = useWeeklyForm(replies.requests);
  const [note, setNote] = useState('');
  const submit = () => {
    const weekly = form.result();
    if (!weekly) return;
    replies.ask({ kind: 'availability', number: newNumber(), note: note.trim(), weekly });
    onClose();
  };
  return (
    <FormDialog
      title={t('availabilityForm.title')}
      note={note}
      onNote={setNote}
      onSubmit={submit}
      onClose={onClose}
    >
      <section ref={form.fields} aria-label={t('availabilityForm.every')}>
        <h3 className="text-sm font-semibold">{t('availabilityForm.every')}</h3>
        <p className="text-ink-2">{t('availabilityForm.hint')}</p>
        <WeeklyFields
          days={form.days}
          firstDay={firstDay}
          refusals={form.refusals}
          mostHours={MAX_HOURS_A_DAY}
          onChange={form.change}
        />
      </section>
    </FormDialog>
  );
}
