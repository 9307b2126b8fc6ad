'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { RecordNews } from '@/components/parts/record-form/record-news';
import { type RecordForm, useRecordForm } from '@/components/parts/record-form/use-record-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { SegmentGroup } from '@/components/ui/fields/segment-group';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { TimeField } from '@/components/ui/fields/time-field';
import { TimeSpanFields } from '@/components/ui/fields/time-span-fields';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import {
  type DayDraft,
  type DayMistakes,
  dayDraftOf,
  dayFromDraft,
  type EventDraft,
} from '@/lib/days/day-draft';
import { MAX_DAY_EVENTS } from '@/lib/days/day-events';
import { type DayRecord, emptyDay, MAX_DAY_NOTE_LENGTH } from '@/lib/days/day-record';
import { openingHoursOf } from '@/lib/settings/settings-of';
import { clockTimeOf, parseClockTime } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { openingOn } from '@/lib/time/opening-hours';
import { editDay } from '@/stores/days/edit-day';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';

/** 17:00: the example shown with an invalid time. */
const EXAMPLE = clockTimeOf(17 * 60);

/** The fields that follow edits made elsewhere; new events from elsewhere are added to those of the form. */
type DayFieldsDraft = Omit<DayDraft, 'events'>;

const SHAPE = { kind: 'day', companions: { opens: 'opening', closes: 'opening' } } as const;

/** Day notes, opening hours and events of a date. Saved in one change. */
export const DayDialog = withLaterWords(DayInWords);

function DayInWords({ date }: { date: LocalDate }) {
  const store = useScheduleStore();
  const t = useTranslations('days');
  const form = useTranslations('shiftForm');
  const common = useTranslations('common');
  const formats = useFormats();
  const [offered] = useState<DayDraft>(() =>
    dayDraftOf(store.getState().schedule.days.get(date), date, openingHoursOf(store.getState().schedule)),
  );
  const [events, setEvents] = useState(offered.events);
  const nothing = useMemo(() => emptyDay(date), [date]);
  const stored = useSchedule(({ schedule }) => schedule.days.get(date)) ?? nothing;
  const record = useRecordForm<DayRecord, DayFieldsDraft>({
    stored,
    draftOf(day) {
      const { events: _events, ...said } = dayDraftOf(day, date, openingHoursOf(store.getState().schedule));
      return said;
    },
    newDraft: () => offered,
    shape: SHAPE,
  });
  const draft = { ...record.draft, events };
  const fields = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLTextAreaElement>(null);
  const [mistakes, setMistakes] = useState<DayMistakes>();
  const change = (fields: Partial<DayFieldsDraft>) => record.edit((latest) => ({ ...latest, ...fields }));
  const save = () => {
    if (!record.check()) return false;
    const first = { ...record.form.base, events: offered.events };
    const read = dayFromDraft(draft, first, store.getState().schedule.days.get(date));
    if ('mistakes' in read) {
      flushSync(() => setMistakes(read.mistakes));
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return false;
    }
    editDay(store, date, read.fields, t('saved'), formats.longDay(date));
    closeDialog();
    return true;
  };
  const wrongTime = form('timeInvalid', { example: formats.time(EXAMPLE) });
  return (
    <Dialog
      isOpen
      // Closing the dialog in any way saves; only Cancel discards.
      onClose={save}
      title={t('title')}
      titleExtra={<span className="font-normal text-ink-2">{formats.longDay(date)}</span>}
      closeLabel={common('close')}
      isFullScreenOnPhone
      initialFocusRef={first}
      onSubmit={save}
      footer={<FormFooter submitLabel={common('save')} onCancel={closeDialog} />}
    >
      <div ref={fields} className="flex flex-col gap-5">
        {record.hasNews && <DayNews record={record} />}
        <TextAreaField
          ref={first}
          label={t('note')}
          hint={t('noteHint')}
          rows={2}
          maxLength={MAX_DAY_NOTE_LENGTH}
          value={draft.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <TextAreaField
          label={t('teamNote')}
          hint={t('teamNoteHint')}
          rows={2}
          maxLength={MAX_DAY_NOTE_LENGTH}
          value={draft.teamNote}
          onChange={({ currentTarget }) => change({ teamNote: currentTarget.value })}
        />
        <div className="flex flex-col gap-2.5">
          <SegmentGroup
            label={t('opening')}
            value={draft.opening}
            onChange={(choice) => change({ opening: choice })}
            options={[
              { value: 'usual', label: t('usual') },
              { value: 'closed', label: t('closed') },
              { value: 'hours', label: t('otherHours') },
              { value: 'open', label: t('allOpen') },
            ]}
          />
          {draft.opening === 'usual' && <UsualHours date={date} />}
          {draft.opening === 'hours' && (
            <fieldset
              aria-label={t('opening')}
              className="grid min-w-0 grid-cols-2 items-start gap-2.5 max-[359px]:grid-cols-1"
            >
              <TimeSpanFields
                labels={{ start: t('opens'), end: t('closes') }}
                start={draft.opens}
                end={draft.closes}
                onChange={({ start = draft.opens, end = draft.closes }) =>
                  change({ opens: start, closes: end })
                }
                errors={{
                  start: mistakes?.opens ? wrongTime : undefined,
                  end: mistakes?.closes ? wrongTime : undefined,
                }}
                nextDay={form('nextDay')}
              />
            </fieldset>
          )}
          {draft.opening === 'closed' && <p className="text-xs text-ink-2">{t('closedHint')}</p>}
        </div>
        <EventFields
          events={draft.events}
          wrong={mistakes?.events}
          wrongTime={wrongTime}
          onChange={setEvents}
          onFromFile={() => {
            if (save()) openDialog({ name: 'events' });
          }}
        />
      </div>
    </Dialog>
  );
}

function DayNews({ record }: { record: RecordForm<DayFieldsDraft> }) {
  const t = useTranslations('days');
  const formats = useFormats();
  const openingOf = ({ opening, opens, closes }: DayFieldsDraft) => {
    const [from, to] = [parseClockTime(opens), parseClockTime(closes)];
    if (opening === 'hours') return from && to ? formats.timeRange(from, to) : undefined;
    return t(opening === 'open' ? 'allOpen' : opening);
  };
  return (
    <RecordNews
      record={record}
      // The record of a day is emptied, never deleted.
      onSaveAsNew={closeDialog}
      onDiscard={closeDialog}
      words={{
        note: { label: t('note'), value: ({ note }) => note },
        teamNote: { label: t('teamNote'), value: ({ teamNote }) => teamNote },
        opening: { label: t('opening'), value: openingOf },
      }}
    />
  );
}

function UsualHours({ date }: { date: LocalDate }) {
  const store = useScheduleStore();
  const t = useTranslations('days');
  const formats = useFormats();
  const { dates: _dates, ...hours } = openingHoursOf(store.getState().schedule);
  const usual = openingOn(hours, date);
  const weekday = formats.weekday(date);
  return (
    <p className="text-xs text-ink-2">
      {usual?.from && usual.to
        ? t('usualHours', { weekday, hours: formats.timeRange(usual.from, usual.to) })
        : t(usual?.kind === 'closed' ? 'usualClosed' : 'usualOpen', { weekday })}
    </p>
  );
}

interface EventFieldsProps {
  events: readonly EventDraft[];
  /** The keys of events with an invalid time. */
  wrong: ReadonlySet<number> | undefined;
  wrongTime: string;
  onChange: (events: readonly EventDraft[]) => void;
  onFromFile: () => void;
}

function EventFields({ events, wrong, wrongTime, onChange, onFromFile }: EventFieldsProps) {
  const t = useTranslations('days');
  const file = useTranslations('dayEvents');
  const headId = useId();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const next = useRef<'added' | 'removed'>(undefined);
  useEffect(() => {
    const act = next.current;
    next.current = undefined;
    if (act === 'added') list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    // If the list was full, the button is only enabled after this render.
    if (act === 'removed') add.current?.focus();
  });
  const edit = (key: number, fields: Partial<EventDraft>) =>
    onChange(events.map((event) => (event.key === key ? { ...event, ...fields } : event)));
  return (
    <section aria-labelledby={headId} className="flex flex-col gap-2">
      <h3 id={headId} className="text-xs font-medium text-ink-2">
        {t('events')}
      </h3>
      {events.length > 0 && (
        <ul ref={list} className="flex flex-col gap-3">
          {events.map(({ key, title, from }) => (
            <li
              key={key}
              className="grid grid-cols-[1fr_8.5rem_auto] items-start gap-2.5 phone:grid-cols-[1fr_auto]"
            >
              <TextField
                label={t('eventTitle')}
                className="phone:col-span-2"
                value={title}
                maxLength={200}
                onChange={({ currentTarget }) => edit(key, { title: currentTarget.value })}
              />
              <TimeField
                label={t('eventTime')}
                value={from}
                error={wrong?.has(key) ? wrongTime : undefined}
                onChange={(time) => edit(key, { from: time })}
              />
              <IconButton
                label={t('removeEvent', { title })}
                className="mt-6.5"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => {
                  next.current = 'removed';
                  onChange(events.filter((event) => event.key !== key));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={add}
          className="coarse:min-h-11"
          disabled={events.length >= MAX_DAY_EVENTS}
          onClick={() => {
            next.current = 'added';
            onChange([...events, { key: nextKey(events), title: '', from: '' }]);
          }}
        >
          <Plus aria-hidden="true" size={16} />
          {t('addEvent')}
        </Button>
        <Button variant="ghost" className="coarse:min-h-11" onClick={onFromFile}>
          {file('fromFile')}
        </Button>
      </div>
    </section>
  );
}

function nextKey(events: readonly EventDraft[]): number {
  return 1 + Math.max(-1, ...events.map(({ key }) => key));
}
