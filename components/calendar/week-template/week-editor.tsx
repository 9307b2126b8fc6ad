'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WeekLayoutSwitch } from '@/components/calendar/toolbar/week-layout-switch';
import { WeekView } from '@/components/calendar/week/week-view';
import { LaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { openDialog } from '@/stores/ui/dialogs';

export function WeekEditor() {
  const calendar = useTranslations('calendar');
  return (
    <>
      <div className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 px-6 pb-2 phone:px-2">
        <WeekLayoutSwitch />
        <div className="min-w-0 grow text-sm text-ink-2 phone:basis-full phone:px-2 phone:text-[13px]">
          <LaterWords>
            <Hint />
          </LaterWords>
        </div>
        <Button
          icon={<Plus aria-hidden="true" />}
          className="whitespace-nowrap phone:hidden"
          onClick={() => openDialog({ name: 'addShift' })}
        >
          {calendar('addShift')}
        </Button>
      </div>
      <div className="flex min-h-0 grow flex-col">
        <WeekView isTemplate />
      </div>
    </>
  );
}

function Hint() {
  return <p className="truncate">{useTranslations('weeks')('editHint')}</p>;
}
