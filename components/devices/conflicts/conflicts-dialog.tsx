'use client';

import { Check, GitMerge } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useDetailWords } from '@/components/parts/use-detail-words';
import { useWhenMade } from '@/components/parts/use-when-made';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { useFormats } from '@/components/ui/use-formats';
import { recordIn } from '@/lib/merge/merge-state';
import type { Fields } from '@/lib/saved-data/records/fields';
import type { RecordKind } from '@/lib/shifts/change/schedule-change';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isKnownStatus } from '@/lib/shifts/shift/shift';
import { detailsOf } from '@/lib/shifts/shift/shift-details';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { announce } from '@/stores/notifications/announce';
import { readConflictsNews } from '@/stores/notifications/read-notice';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import type { StoredConflict } from '@/stores/sharing/database/sharing-database';
import { type ConflictSide, keepConflict, settleConflict } from '@/stores/sharing/settle-conflict';
import { useSharing } from '@/stores/sharing/use-sharing';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';

/** Of those that are dealt with, the latest are shown. */
const MOST_DEALT_WITH = 20;

/** What two people have changed on two devices, those first that nobody has looked at. */
export function ConflictsDialog() {
  return (
    <LaterWords>
      <Conflicts />
    </LaterWords>
  );
}

function Conflicts() {
  const store = useScheduleStore();
  const t = useTranslations('conflicts');
  const common = useTranslations('common');
  const conflicts = useSharing((state) => state.conflicts);
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (conflicts.length > 0) readConflictsNews();
  }, [conflicts]);
  const what = useWhat();
  const open = conflicts.filter(({ state }) => state === 'open');
  const dealtWith = conflicts.filter(({ state }) => state !== 'open').slice(0, MOST_DEALT_WITH);
  const say = (text: string) => {
    setSaid(text);
    // The button that was pressed goes.
    list.current?.focus();
  };
  const take = (conflict: StoredConflict, side: ConflictSide) => {
    const detail = what(conflict);
    const change = settleConflict(conflict, side);
    const message = t(side === 'mine' ? 'tookMine' : 'tookTheirs');
    void announce(store, change, { words: { message, detail }, category: 'scheduleChanges' });
    say(change ? message : t('unchanged'));
  };
  const keep = (conflict: StoredConflict) => {
    keepConflict(conflict);
    say(t('kept'));
  };
  const cards = (listed: readonly StoredConflict[]) =>
    listed.map((conflict) => (
      <ConflictCard
        key={conflict.id}
        conflict={conflict}
        what={what(conflict)}
        onTake={(side) => take(conflict, side)}
        onKeep={() => keep(conflict)}
      />
    ));
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      size="md"
      subtitle={conflicts.length > 0 && <p className="text-sm text-ink-2">{t('lead')}</p>}
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <div ref={list} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {conflicts.length === 0 && (
          <EmptyState icon={<GitMerge />} title={t('empty')} description={t('emptyHint')} />
        )}
        {open.length > 0 && <Part title={t('open')}>{cards(open)}</Part>}
        {dealtWith.length > 0 && <Part title={t('dealtWith')}>{cards(dealtWith)}</Part>}
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-xs font-semibold text-ink-2">
        {title}
      </h3>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  );
}

/** What a conflict is about: the record as it is now, else as it was. */
function useWhat(): (conflict: StoredConflict) => string {
  const words = useRecordWords();
  const schedule = useSchedule((state) => state.schedule);
  const awaitingRepair = useSchedule((state) => state.awaitingRepair);
  return ({ kind, recordId, group, mine, theirs }) => {
    const isWhole = group === '';
    const now = recordIn({ schedule, awaitingRepair }, kind, recordId);
    return words(kind, recordId, now ?? (isWhole ? (mine ?? theirs) : undefined));
  };
}

const SIDES = ['mine', 'theirs'] as const;
const SETTLED = { kept: 'kept', mine: 'tookMine', theirs: 'tookTheirs' } as const;

interface ConflictCardProps {
  conflict: StoredConflict;
  /** What it is about, in words. */
  what: string;
  onTake: (side: ConflictSide) => void;
  onKeep: () => void;
}

/** One thing that two people have changed: both versions, which one stands, and the choice. */
function ConflictCard({ conflict, what, onTake, onKeep }: ConflictCardProps) {
  const t = useTranslations('conflicts');
  const headId = useId();
  const words = useVersionWords();
  const name = useSharing(({ status }) => status?.roster[conflict.by]?.name);
  const when = useWhenMade(
    useUi((state) => state.timezone),
    useUi((state) => state.today),
  );
  const { state, stood } = conflict;
  const isOpen = state === 'open';
  const standing = state === 'mine' || state === 'theirs' ? state : stood;
  const devices = { mine: t('here'), theirs: name ?? t('another') };
  const takes = stood === 'mine' ? 'theirs' : 'mine';
  const take = t(takes === 'mine' ? 'useMine' : 'useTheirs');
  return (
    <li
      aria-labelledby={headId}
      className="flex flex-col gap-3 rounded-box border border-line-2 bg-surface px-4 py-3.5"
    >
      <div>
        <h4 id={headId} className="font-semibold wrap-break-word">
          {what}
        </h4>
        <p className="tnum text-xs text-ink-2 phone:text-[13px]">
          {`${words.field(conflict)} · ${t('at', { when: when(conflict.at) })}`}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-2.5 phone:grid-cols-1">
        {SIDES.map((side) => (
          <div
            key={side}
            className={classNames(
              'flex min-w-0 flex-col items-start gap-1 rounded-control border px-3 py-2.5',
              side === standing ? 'border-line-strong bg-raised' : 'border-line bg-sunken',
            )}
          >
            <dt className="flex min-h-6 w-full flex-wrap items-center justify-between gap-x-2 text-xs text-ink-2">
              <span className="min-w-0 wrap-break-word">{devices[side]}</span>
              {side === standing && (
                <Badge tone="status" status="Confirmed" icon={<Check aria-hidden="true" />}>
                  {t('stands')}
                </Badge>
              )}
            </dt>
            <dd className="tnum w-full font-medium wrap-break-word whitespace-pre-line">
              {words.version(conflict, conflict[side], devices[side])}
            </dd>
          </div>
        ))}
      </dl>
      {isOpen ? (
        <div className="flex flex-wrap justify-end gap-2">
          <Button aria-label={t('actOf', { act: t('keep'), what })} onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button aria-label={t('actOf', { act: take, what })} onClick={() => onTake(takes)}>
            {take}
          </Button>
        </div>
      ) : (
        <p className="text-xs text-ink-2 phone:text-[13px]">{t(SETTLED[state])}</p>
      )}
    </li>
  );
}

type Group = Pick<StoredConflict, 'kind' | 'group' | 'recordId'>;

const FIELDS = [
  'when',
  'who',
  'breaks',
  'series',
  'status',
  'notes',
  'name',
  'look',
  'availability',
  'plan',
  'description',
  'note',
  'teamNote',
  'opening',
  'events',
  'decision',
  'worked',
  'phone',
  'email',
  'station',
  'teamNotes',
  'kind',
] as const;

/** Fields that are texts, and read as they are. */
const TEXTS = ['notes', 'name', 'description', 'note', 'teamNote', 'phone', 'email', 'station', 'teamNotes'];

const DECISIONS = ['open', 'approved', 'declined'] as const;

/** What was changed, and each version of it in words. `device` is where the version comes from. */
function useVersionWords() {
  const t = useTranslations('conflicts');
  const statuses = useTranslations('statuses');
  const detailWords = useDetailWords('details');
  const formats = useFormats();
  const roleName = useRoleName();
  const recordWords = useRecordWords();

  const whole = ({ kind, recordId }: Group, version: Fields | undefined) => {
    if (!version) return t('values.deleted');
    return kind === 'shift' ? recordWords(kind, recordId, version) : t('values.changed');
  };
  const when = (version: Fields) => {
    const times = whenIn(version);
    if (!times) return undefined;
    const range = formats.timeRange(times.start, times.end);
    return times.date ? `${formats.shortWeekdayAndDate(times.date)}, ${range}` : range;
  };
  const who = (version: Fields) => {
    const name = textIn(version, 'employeeName');
    const role = roleName(textIn(version, 'role'));
    return [isOpenShift({ employeeName: name }) ? t('values.openShift') : name, role]
      .filter(Boolean)
      .join(', ');
  };
  const breaks = (version: Fields) => {
    const { unpaidBreak, paidBreak } = detailsOf(version);
    const words = [
      unpaidBreak && detailWords.unpaidBreak(unpaidBreak),
      paidBreak && detailWords.paidBreak(paidBreak),
    ].filter(Boolean);
    return words.join(', ') || t('values.nothing');
  };
  const kindOfShift = (version: Fields) => {
    const { kind } = detailsOf(version);
    return kind === 'onCall' || kind === 'training' ? detailWords[kind] : (kind ?? t('values.regular'));
  };
  const decision = (version: Fields) => {
    const state = DECISIONS.find((known) => known === version.state);
    if (!state) return undefined;
    return [t(`values.${state}`), textIn(version, 'word')].filter(Boolean).join(': ');
  };
  /** Undefined where the version is not told in words. */
  const told = ({ group }: Group, version: Fields): string | undefined => {
    if (TEXTS.includes(group)) return textIn(version, group) || t('values.nothing');
    switch (group) {
      case 'when':
        return when(version);
      case 'who':
        return who(version);
      case 'breaks':
        return breaks(version);
      case 'series':
        return t(version.seriesId === undefined ? 'values.single' : 'values.repeats');
      case 'status': {
        const status = textIn(version, 'status');
        return isKnownStatus(status) ? statuses(status) : status;
      }
      case 'look':
        return roleName(textIn(version, 'role'));
      case 'kind':
        return kindOfShift(version);
      case 'decision':
        return decision(version);
      default:
        return undefined;
    }
  };
  return {
    field: ({ group }: Group) =>
      group === '' ? t('fields.whole') : t(`fields.${FIELDS.find((known) => known === group) ?? 'other'}`),
    version: (conflict: Group, version: Fields | undefined, device: string) => {
      if (conflict.group === '') return whole(conflict, version);
      return (version && told(conflict, version)) ?? t('values.own', { device });
    },
  };
}

/** What a record is, in a few words; of one that is gone, what it was. */
function useRecordWords(): (kind: RecordKind, id: string, record: Fields | undefined) => string {
  const t = useTranslations('conflicts.about');
  const formats = useFormats();
  const shiftWords = (record: Fields | undefined) => {
    const when = whenIn(record);
    if (!when?.date) return t('goneShift');
    const employeeName = textIn(record, 'employeeName');
    const about = {
      name: employeeName,
      day: formats.shortWeekdayAndDate(when.date),
      times: formats.timeRange(when.start, when.end),
    };
    return isOpenShift({ employeeName }) ? t('openShift', about) : t('shift', about);
  };
  return (kind, id, record) => {
    const name = textIn(record, 'name');
    switch (kind) {
      case 'shift':
        return shiftWords(record);
      case 'employee':
        return record ? t('employee', { name }) : t('goneEmployee');
      case 'template':
        return record ? t('template', { name }) : t('goneTemplate');
      case 'request':
        return record ? t('request', { name }) : t('goneRequest');
      case 'day':
        return t('day', { day: isLocalDate(id) ? formats.longDay(id) : id });
      case 'setting':
      case 'undated':
      case 'publication':
        return t(kind);
    }
  };
}

/** The text in that field; empty for anything else. */
function textIn(record: Fields | undefined, field: string): string {
  const value = record?.[field];
  return typeof value === 'string' ? value.trim() : '';
}

interface When {
  /** A template has none. */
  readonly date?: LocalDate;
  readonly start: ClockTime;
  readonly end: ClockTime;
}

/** The times in the record; undefined where it has none that are understood. */
function whenIn(record: Fields | undefined): When | undefined {
  const date = textIn(record, 'date');
  const [start, end] = [
    parseClockTime(textIn(record, 'startTime')),
    parseClockTime(textIn(record, 'endTime')),
  ];
  if (!start || !end) return undefined;
  return { start, end, ...(isLocalDate(date) && { date }) };
}
