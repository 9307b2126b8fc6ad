'use client';

import { CalendarPlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { WeeklyFields } from '@/components/parts/availability/weekly-fields';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { type LaterDraft, type LaterRefusal, weekDraftOf } from '@/lib/employees/availability-draft';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { useScheduleStore } from '@/stores/schedule/use-schedule';

interface LaterWeeksProps {
  weeks: readonly LaterDraft[];
  /** The first day of this week. */
  firstDay: LocalDate;
  today: LocalDate;
  refusals: readonly LaterRefusal[];
  onChange: (weeks: readonly LaterDraft[]) => void;
}

/** Other weekly patterns, each from a day on, every week or every second one. */
export function LaterWeeks({ weeks, firstDay, today, refusals, onChange }: LaterWeeksProps) {
  const store = useScheduleStore();
  const t = useTranslations('availability');
  const common = useTranslations('common');
  const add = useRef<HTMLButtonElement>(null);
  const change = (id: string, fields: Partial<LaterDraft>) =>
    onChange(weeks.map((week) => (week.id === id ? { ...week, ...fields } : week)));
  return (
    <div className="flex flex-col gap-4 pt-2">
      {weeks.map(({ id, from, everySecond, days }) => {
        const refusal = refusals.find((one) => one.id === id);
        return (
          <fieldset
            key={id}
            aria-label={t('laterWeek')}
            className="flex flex-col gap-2 rounded-box border border-line-2 p-3"
          >
            <DateField
              label={t('firstDay')}
              className="grow"
              value={from}
              today={today}
              error={refusal?.isFromWrong ? common('dateInvalid') : undefined}
              onChange={(typed) => change(id, { from: typed })}
            />
            <SwitchField
              label={t('everySecond')}
              description={t('everySecondHint')}
              isOn={everySecond}
              onChange={() => change(id, { everySecond: !everySecond })}
            />
            <WeeklyFields
              days={days}
              firstDay={firstDay}
              refusals={refusal?.hours ?? []}
              onChange={(changed) => change(id, { days: changed })}
            />
            <Button
              variant="ghost"
              className="self-end"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                onChange(weeks.filter((week) => week.id !== id));
                add.current?.focus();
              }}
            >
              {t('removeLaterWeek')}
            </Button>
          </fieldset>
        );
      })}
      <Button
        ref={add}
        variant="ghost"
        className="self-start"
        icon={<CalendarPlus aria-hidden="true" />}
        onClick={() => {
          const next = { id: store.newId(), from: addDays(firstDay, 7), everySecond: false };
          onChange([...weeks, { ...next, days: weekDraftOf({ weekly: [] }) }]);
        }}
      >
        {t('addLaterWeek')}
      </Button>
    </div>
  );
}
