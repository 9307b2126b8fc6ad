'use client';

import { CalendarClock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { askRows } from '@/lib/requests/ask/ask-table';
import { useAsk } from '@/stores/requests/ask';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

/** Opens the question to the team; while one is asked, it says how many have answered. */
export function AskButton() {
  const t = useTranslations('ask');
  const ask = useAsk();
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const requests = useSchedule(({ schedule }) => schedule.requests);
  const { compareNames } = useFormats();
  const rows = ask && askRows(ask, employees, requests, compareNames);
  const answered = rows?.filter(({ state }) => state !== 'missing').length ?? 0;
  return (
    <Button
      variant="ghost"
      icon={<CalendarClock aria-hidden="true" />}
      className="tnum"
      onClick={() => openDialog({ name: 'askAvailability' })}
    >
      {rows ? t('state', { answered, count: rows.length }) : t('button')}
    </Button>
  );
}
