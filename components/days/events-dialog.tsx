'use client';

import { FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { FileButton } from '@/components/ui/fields/file-button';
import { TextField } from '@/components/ui/fields/text-field';
import { useLongWork } from '@/components/ui/loading/use-long-work';
import { WorkProgress } from '@/components/ui/loading/work-progress';
import { useFormats } from '@/components/ui/use-formats';
import type { DayEvent, EventsRefusal, ReadDayEvents } from '@/lib/events/read-events';
import { foldText } from '@/lib/fold-text';
import type { Result } from '@/lib/result';
import { addEvents, planEvents, readEventsFile } from '@/stores/days/events-file';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';

const MAX_LISTED = 200;
const NONE: readonly string[] = [];

/** Imports events from a calendar file, with a preview: all of them, or those that match a word. */
export const EventsDialog = withLaterWords(EventsInWords);

function EventsInWords() {
  const store = useScheduleStore();
  const t = useTranslations('dayEvents');
  const common = useTranslations('common');
  const [read, setRead] = useState<Result<ReadDayEvents, EventsRefusal>>();
  const [query, setQuery] = useState('');
  const { shown, start } = useLongWork<'reading'>();
  const all = read?.isOk ? read.value.events : undefined;
  const events = useMemo(() => {
    const key = foldText(query.trim());
    return all?.filter(({ title }) => foldText(title).includes(key)) ?? [];
  }, [all, query]);
  const goneUids = read?.isOk ? read.value.goneUids : NONE;
  const plan = useMemo(() => planEvents(store, { events, goneUids }), [events, goneUids, store]);
  const choose = async (file: File) => {
    const found = await start('reading', (work) => readEventsFile(file, work));
    if (!found) return;
    setQuery('');
    setRead(found);
  };
  const addFoundEvents = () => {
    addEvents(store, { events, goneUids }, t('taken', { count: events.length }));
    closeDialog();
  };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      isFullScreenOnPhone
      onSubmit={addFoundEvents}
      footer={
        <FormFooter
          submitLabel={t('take', { count: events.length })}
          onCancel={closeDialog}
          isDisabled={plan.entries.length === 0}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">{t('lead')}</p>
        <FileButton
          label={t(read ? 'chooseOther' : 'choose')}
          icon={<FileUp aria-hidden="true" />}
          accept=".ics,text/calendar"
          className="self-start coarse:min-h-11"
          onFile={(file) => void choose(file)}
        />
        {shown && <WorkProgress label={t('reading')} percent={shown.percent} />}
        <div role="status" className="flex flex-col gap-1 empty:hidden">
          {read && !read.isOk && (
            <p className="text-danger-text">{t(read.error.kind, wordsOf(read.error))}</p>
          )}
          {all && <p>{t('found', { count: all.length })}</p>}
          {all && all.length > 0 && plan.entries.length === 0 && (
            <p className="text-ink-2">{t(events.length === 0 ? 'noneWith' : 'allThere')}</p>
          )}
          {read?.isOk && read.value.unreadCount > 0 && (
            <p className="text-ink-2">{t('unread', { count: read.value.unreadCount })}</p>
          )}
          {plan.removedCount > 0 && <p className="text-ink-2">{t('gone', { count: plan.removedCount })}</p>}
          {plan.leftOut > 0 && <p className="text-ink-2">{t('leftOut', { count: plan.leftOut })}</p>}
        </div>
        {all && all.length > 0 && (
          <TextField
            label={t('onlyWith')}
            hint={t('onlyWithHint')}
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        )}
        <EventList events={events} />
      </div>
    </Dialog>
  );
}

function wordsOf(refusal: EventsRefusal): { megabytes: number; most: number } {
  const BYTES = 1_000_000;
  return {
    megabytes: 'mostBytes' in refusal ? refusal.mostBytes / BYTES : 0,
    most: 'most' in refusal ? refusal.most : 0,
  };
}

function EventList({ events }: { events: readonly DayEvent[] }) {
  const t = useTranslations('dayEvents');
  const formats = useFormats();
  if (events.length === 0) return null;
  return (
    <>
      <ul aria-label={t('list')} className="flex flex-col divide-y divide-line text-sm">
        {events.slice(0, MAX_LISTED).map(({ uid, date, title, from, to }) => (
          <li key={`${uid} ${date} ${from} ${title}`} className="flex flex-wrap gap-x-4 py-1.5">
            <span className="tnum min-w-34 text-ink-2">{formats.fullDay(date)}</span>
            <span className="min-w-0 grow wrap-anywhere" dir="auto">
              {title}
            </span>
            <span className="tnum text-ink-2">
              {from && (to ? formats.timeRange(from, to) : formats.time(from))}
            </span>
          </li>
        ))}
      </ul>
      {events.length > MAX_LISTED && (
        <p className="text-sm text-ink-2">{t('andMore', { count: events.length - MAX_LISTED })}</p>
      )}
    </>
  );
}
