'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { TimeField } from '@/components/ui/fields/time-field';
import { IconButton } from '@/components/ui/icon-button';
import type { EventDraft } from '@/lib/days/day-draft';
import { MOST_DAY_EVENTS } from '@/lib/days/day-events';

interface EventFieldsProps {
  events: readonly EventDraft[];
  /** The keys of those whose time is none. */
  wrong: ReadonlySet<number> | undefined;
  wrongTime: string;
  onChange: (events: readonly EventDraft[]) => void;
  /** Leaves for the events of a file. */
  onFromFile: () => void;
}

/** What happens on the day: a line each, with a time or for all day. */
export function EventFields({ events, wrong, wrongTime, onChange, onFromFile }: EventFieldsProps) {
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
    // Only now it is enabled again where the list was full.
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
          disabled={events.length >= MOST_DAY_EVENTS}
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
