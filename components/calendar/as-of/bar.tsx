'use client';

import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import { returnToNow } from '@/stores/as-of/as-of-request';
import type { AsOf } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog, useOpenDialog } from '@/stores/ui/dialogs';

/** Small enough for two buttons side by side on a phone, in every language. */
const BUTTON = 'phone:px-2! phone:text-[13px]';

const PutBackDialog = lazyPart(() => import('./put-back-dialog').then((module) => module.PutBackDialog));

/** Names the past moment that the calendar shows, with buttons to restore a day or a week and to return to now. */
export const AsOfBar = withLaterWords(BarInWords);

function BarInWords({ asOf }: { asOf: AsOf }) {
  const t = useTranslations('asOf');
  const formats = useFormats();
  const selectedDate = useSchedule((state) => state.selectedDate);
  const dialog = useOpenDialog();
  const words = useRef<HTMLParagraphElement>(null);
  // Announces the changed screen, unless the person has already focused something in it: the bar may load late.
  useEffect(() => {
    const content = document.getElementById('content');
    const focused = document.activeElement;
    if (focused === content || !content?.contains(focused)) words.current?.focus();
  }, []);
  const { moment, step } = asOf;
  const heading = step === undefined ? t('wasAt', { moment }) : t('was', { moment, step });
  const leave = () => {
    document.getElementById('content')?.focus();
    returnToNow();
  };
  return (
    <section
      aria-label={heading}
      data-status="Pending"
      className="mb-2 flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 bg-status-surface px-6 py-2.5 phone:px-4"
    >
      <History aria-hidden="true" className="size-4 shrink-0 text-status-text phone:hidden" />
      <p
        ref={words}
        tabIndex={-1}
        className="min-w-0 grow basis-60 text-sm wrap-anywhere outline-none phone:text-[13px] phone:leading-5"
      >
        <strong className="font-semibold">{heading}</strong>{' '}
        <span className="phone:hidden">{t('readOnly')}</span>
      </p>
      <div className="flex flex-wrap gap-2 phone:grid phone:w-full phone:grid-cols-2">
        <Button size="sm" className={BUTTON} onClick={() => openDialog({ name: 'putBack', what: 'day' })}>
          {t('restoreDay', { day: formats.shortWeekdayAndDate(selectedDate) })}
        </Button>
        <Button size="sm" className={BUTTON} onClick={() => openDialog({ name: 'putBack', what: 'person' })}>
          {t('restorePerson')}
        </Button>
        <Button size="sm" variant="primary" className={`${BUTTON} phone:col-span-2`} onClick={leave}>
          {t('back')}
        </Button>
      </div>
      {dialog?.name === 'putBack' && <PutBackDialog asOf={asOf} what={dialog.what} />}
    </section>
  );
}
