'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DateField } from '@/components/ui/fields/date-field';
import { addDays, isLocalDate } from '@/lib/time/local-date';
import { askTeam, endAsk, useAsk } from '@/stores/requests/ask';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { AskAnswers } from './ask-answers';
import { AskHandOn } from './ask-hand-on';

/** Time to answer, where nothing else is chosen. */
const DAYS_TO_ANSWER = 7;

/** The question to the whole team of when it can work, and what came of it. */
export function AskDialog() {
  return (
    <LaterWords>
      <Question />
    </LaterWords>
  );
}

function Question() {
  const t = useTranslations('ask');
  const common = useTranslations('common');
  const today = useUi((state) => state.today);
  const ask = useAsk();
  const [isAsking, setAsking] = useState(false);
  const [lastDay, setLastDay] = useState<string>(addDays(today, DAYS_TO_ANSWER));
  const [isRefused, setRefused] = useState(false);
  const isForm = !ask || isAsking;
  const make = () => {
    if (!isLocalDate(lastDay) || lastDay < today) {
      setRefused(true);
      return;
    }
    askTeam(lastDay);
    setAsking(false);
  };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      size="md"
      onSubmit={isForm ? make : undefined}
      footer={
        isForm ? (
          <>
            <Button size="dialog" onClick={ask ? () => setAsking(false) : closeDialog}>
              {common('cancel')}
            </Button>
            <Button type="submit" variant="primary" size="dialog">
              {t('make')}
            </Button>
          </>
        ) : (
          <>
            <Button size="dialog" variant="ghost" onClick={endAsk}>
              {t('end')}
            </Button>
            <Button size="dialog" onClick={() => setAsking(true)}>
              {t('again')}
            </Button>
          </>
        )
      }
    >
      {isForm ? (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-ink-2">{t('lead')}</p>
          <DateField
            label={t('lastDay')}
            value={lastDay}
            today={today}
            error={isRefused ? t('noDate') : undefined}
            className="md:max-w-72"
            onChange={(value) => {
              setRefused(false);
              setLastDay(value);
            }}
          />
        </div>
      ) : (
        <div className="flex flex-col gap-6">
          <AskHandOn ask={ask} />
          <AskAnswers ask={ask} />
        </div>
      )}
    </Dialog>
  );
}
