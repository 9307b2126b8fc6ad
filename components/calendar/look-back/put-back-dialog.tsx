'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { SelectField } from '@/components/ui/fields/select-field';
import { useFormats } from '@/components/ui/use-formats';
import { parseLocalDate } from '@/lib/time/local-date';
import { putBackNow } from '@/stores/look-back/look-back';
import type { AsOf } from '@/stores/schedule/schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { PutBackPreview } from './put-back-preview';
import { usePutBack } from './use-put-back';

interface PutBackDialogProps {
  asOf: AsOf;
  what: 'day' | 'person';
}

/** Chooses the day, or whose week, is put back as it was, and shows what that does before it does. */
export function PutBackDialog({ asOf, what }: PutBackDialogProps) {
  const t = useTranslations('lookBack');
  const common = useTranslations('common');
  const formats = useFormats();
  const { days, people, date: firstDate, name: firstName, plan } = usePutBack(asOf);
  const [date, setDate] = useState(firstDate);
  const [name, setName] = useState(firstName);
  const isDay = what === 'day';
  const putBack = isDay ? plan.ofDay(date) : plan.ofPerson(name);
  const day = formats.shortWeekdayAndDate(date);
  const hasNothing = putBack.entries.length === 0;
  const submit = () => {
    if (hasNothing) return;
    closeDialog();
    putBackNow(putBack, date, isDay ? t('dayDone', { day }) : t('personDone', { name }));
    document.getElementById('content')?.focus();
  };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t(isDay ? 'dayTitle' : 'personTitle')}
      closeLabel={common('close')}
      onSubmit={submit}
      footer={<FormFooter submitLabel={t('submit')} isDisabled={hasNothing} onCancel={closeDialog} />}
    >
      <div className="flex flex-col gap-4">
        {isDay && (
          <SelectField
            label={t('day')}
            value={date}
            options={days.map((value) => ({ value, label: formats.weekdayAndShortDay(value) }))}
            onChange={(value) => setDate(parseLocalDate(value) ?? date)}
          />
        )}
        {!isDay && people.length > 0 && (
          <SelectField
            label={t('person')}
            value={name}
            options={people.map((value) => ({ value, label: value }))}
            onChange={setName}
          />
        )}
        {!isDay && people.length === 0 ? (
          <p className="text-ink-2">{t('nobody')}</p>
        ) : (
          <PutBackPreview putBack={putBack} />
        )}
      </div>
    </Dialog>
  );
}
