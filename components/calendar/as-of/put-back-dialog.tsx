'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { BrokenShifts } from '@/components/parts/broken-shifts';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { SelectField } from '@/components/ui/fields/select-field';
import { useFormats } from '@/components/ui/use-formats';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';
import {
  planDayRestore,
  planPersonRestore,
  restorablePeople,
  type ShiftRestorePlan,
} from '@/lib/shifts/history/plan-restore';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { workedOf } from '@/lib/worked/worked';
import { liveSchedule } from '@/stores/app/schedule-store';
import { restoreAndReturnToNow } from '@/stores/as-of/view-as-of';
import { freshBreaksOfPlan } from '@/stores/schedule/plan-breaks';
import type { AsOf } from '@/stores/schedule/schedule';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';

interface PutBackDialogProps {
  asOf: AsOf;
  what: 'day' | 'person';
}

/** Restores a day or a person's week, after a preview. */
export function PutBackDialog({ asOf, what }: PutBackDialogProps) {
  const t = useTranslations('asOf');
  const common = useTranslations('common');
  const formats = useFormats();
  const { days, people, date: firstDate, name: firstName, plan } = useRestoreChoices(asOf);
  const [date, setDate] = useState(firstDate);
  const [name, setName] = useState(firstName);
  const isDay = what === 'day';
  const putBack = isDay ? plan.ofDay(date) : plan.ofPerson(name);
  const day = formats.shortWeekdayAndDate(date);
  const hasNothing = putBack.entries.length === 0;
  const submit = () => {
    if (hasNothing) return;
    closeDialog();
    restoreAndReturnToNow(putBack, date, isDay ? t('dayDone', { day }) : t('personDone', { name }));
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

interface RestoreChoices {
  readonly days: readonly LocalDate[];
  /** Everybody with a shift on `days`, in the past or in the current schedule. */
  readonly people: readonly string[];
  /** Initial choices: the shown day, and the filtered person, else the first. */
  readonly date: LocalDate;
  readonly name: string;
  readonly plan: {
    readonly ofDay: (date: LocalDate) => ShiftRestorePlan;
    readonly ofPerson: (name: string) => ShiftRestorePlan;
  };
}

/** The days and people that can be restored from the shown past week into the current schedule. */
function useRestoreChoices({ pastSchedule }: AsOf): RestoreChoices {
  const now = useStore(liveSchedule, (state) => state.schedule);
  const date = useSchedule((state) => state.selectedDate);
  const weekStart = useSetting(weekStartSetting);
  const filteredId = useUi(({ filter }) => filter.employeeIds[0]);
  const { compareNames } = useFormats();
  return useMemo(() => {
    const days = sevenDaysFrom(startOfWeek(date, weekStart));
    const people = restorablePeople(now, pastSchedule, days, compareNames);
    const filtered = filteredId === undefined ? undefined : now.employees.get(filteredId)?.name;
    return {
      days,
      people,
      date,
      name: people.find((name) => name === filtered) ?? people[0] ?? '',
      plan: {
        ofDay: (day) => planDayRestore(now, pastSchedule, day),
        ofPerson: (name) => planPersonRestore(now, pastSchedule, name, days),
      },
    };
  }, [now, pastSchedule, date, weekStart, filteredId, compareNames]);
}

/** More shifts are counted instead of listed. */
const MAX_LINES = 5;

interface Line {
  readonly id: string;
  readonly words: string;
}

/** Shows added, removed and changed shifts, and the rules that the restore would break. */
function PutBackPreview({ putBack }: { putBack: ShiftRestorePlan }) {
  const t = useTranslations('asOf');
  const shiftWords = useShiftWords();
  const { entries, returning, leaving, changed } = putBack;
  if (entries.length === 0)
    return (
      <p role="status" className="text-ink-2">
        {t('nothing')}
      </p>
    );
  const recorded = leaving.filter(workedOf).length;
  const lineOf = (shift: Shift): Line => ({ id: shift.id, words: shiftWords(shift) });
  const lines = changed.map(({ before, after }): Line => {
    const [was, now] = [lineOf(after), lineOf(before)];
    return was.words === now.words
      ? was
      : { ...was, words: `${was.words} (${t('now', { shift: now.words })})` };
  });
  return (
    <div className="flex flex-col gap-4">
      <Group title={t('returning', { count: returning.length })} lines={returning.map(lineOf)} />
      <Group title={t('changed', { count: changed.length })} lines={lines} />
      <Group
        title={t('leaving', { count: leaving.length })}
        lines={leaving.map(lineOf)}
        note={recorded > 0 ? t('leavingRecorded', { count: recorded }) : undefined}
      />
      <Breaks putBack={putBack} />
      <p className="text-sm text-ink-2">{t('canUndo')}</p>
    </div>
  );
}

interface GroupProps {
  title: string;
  lines: readonly Line[];
  note?: string | undefined;
}

function Group({ title, lines, note }: GroupProps) {
  const t = useTranslations('asOf');
  if (lines.length === 0) return null;
  const more = lines.length - MAX_LINES;
  return (
    <Titled title={title}>
      <ul className="tnum flex flex-col gap-1 text-sm text-ink-2">
        {lines.slice(0, MAX_LINES).map(({ id, words }) => (
          <li key={id} className="wrap-anywhere">
            {words}
          </li>
        ))}
        {more > 0 && <li>{t('more', { count: more })}</li>}
      </ul>
      {note !== undefined && <p className="tnum text-sm">{note}</p>}
    </Titled>
  );
}

function Breaks({ putBack: { entries } }: { putBack: ShiftRestorePlan }) {
  const t = useTranslations('asOf');
  // Uses the current settings for the rules, because the screens show the settings of the past.
  const now = useStore(liveSchedule, (state) => state.schedule);
  const broken = freshBreaksOfPlan(now, entries, ruleSettingsOf(now));
  if (broken.length === 0) return null;
  return (
    <Titled title={t('breaks', { count: broken.length })}>
      <BrokenShifts broken={broken} />
    </Titled>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <h3 className="tnum text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function useShiftWords(): (shift: Shift) => string {
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  return (shift) => {
    const name = isOpenShift(shift) ? calendar('openShift') : shift.employeeName;
    const times = formats.timeRange(shift.startTime, shift.endTime);
    return `${name}, ${formats.shortWeekdayAndDate(shift.date)}, ${times}`;
  };
}
