'use client';

import { Check, Copy, ExternalLink, Share2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { copyText, type SendOutcome, shareText } from '@/components/parts/share/send';
import { useSharedDayWords } from '@/components/parts/share/use-shared-day-words';
import { useDetailWords } from '@/components/parts/use-detail-words';
import { useStaffLink } from '@/components/share/link/use-staff-link';
import { PersonAvatar } from '@/components/share/person-avatar';
import { PersonContact } from '@/components/share/person-contact';
import type { SharePanelProps } from '@/components/share/share-panel';
import { canShareBySystem, useOutcome } from '@/components/share/use-outcome';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import { nameKey } from '@/lib/employees/employee';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { everybodyOf } from '@/lib/share/announced-states';
import { titleWithBusiness } from '@/lib/share/business-name';
import { type ChangedPerson, changedPeople } from '@/lib/share/changed-people';
import { type ChangesTextWords, changeLines, changesText, personMessage } from '@/lib/share/changes-text';
import type { SharedWeek } from '@/lib/share/shared-week';
import { type WeekTextWords, weekText } from '@/lib/share/week-text';
import { differencesOn } from '@/lib/shifts/publication/publication';
import { actSourceOf, publishedStatesFinder } from '@/lib/shifts/publication/publication-act';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';

type TextKind = 'week' | 'changes';

/** Maximum number of other weeks listed. */
const MAX_WEEKS_NAMED = 4;

/** The week, or the changes of its last publication, as a text to paste into a chat group. */
export function TextPanel({ week }: SharePanelProps) {
  const t = useTranslations('teamText');
  const formats = useFormats();
  const words = useTextWords(week.business);
  const { isEver, people, otherWeeks } = usePublishedChanges(week.firstDay);
  const [wanted, setWanted] = useState<TextKind>('week');
  const kind = people.length > 0 ? wanted : 'week';
  const rangeOf = (firstDay: LocalDate) => formats.dayRange(firstDay, addDays(firstDay, 6));
  const text =
    kind === 'week' ? weekText(week, words, formats) : changesText(week.firstDay, people, words, formats);
  const weeks = otherWeeks.slice(0, MAX_WEEKS_NAMED).map(rangeOf).join('; ');
  const others =
    weeks && t('otherWeeks', { weeks: otherWeeks.length > MAX_WEEKS_NAMED ? `${weeks}; ...` : weeks });
  const reason = people.length > 0 ? '' : t(isEver ? 'noneHere' : 'noneYet');
  return (
    <div className="flex flex-col gap-5">
      <ChipGroup
        label={t('what')}
        value={kind}
        options={[
          { value: 'week', label: t('week') },
          { value: 'changes', label: t('changes'), isDisabled: people.length === 0 },
        ]}
        onChange={setWanted}
        hint={[reason, others].filter(Boolean).join(' ')}
      />
      <TextToPaste
        key={kind}
        firstDay={week.firstDay}
        text={text}
        title={(kind === 'week' ? words.weekTitle : words.changesTitle)(rangeOf(week.firstDay))}
      />
      {kind === 'changes' && <ChangedPeopleList week={week} people={people} words={words} />}
    </div>
  );
}

interface TextToPasteProps {
  firstDay: LocalDate;
  text: string;
  title: string;
}

function TextToPaste({ firstDay, text, title }: TextToPasteProps) {
  const t = useTranslations('teamText');
  const { last, follow } = useOutcome();
  return (
    <div className="flex flex-col gap-3">
      <TextAreaField label={t('preview')} value={text} readOnly rows={12} dir="auto" className="tnum" />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          icon={last?.outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => follow('text', copyText(text), firstDay)}
        >
          {t('copy')}
        </Button>
        {canShareBySystem() && (
          <Button
            icon={<Share2 aria-hidden="true" />}
            onClick={() => follow('text', shareText(text, title), firstDay)}
          >
            {t('share')}
          </Button>
        )}
        <p role="status" className="text-ink-2 empty:hidden">
          {last && t(last.outcome === 'failed' ? 'failed' : last.outcome === 'shared' ? 'shared' : 'copied')}
        </p>
      </div>
    </div>
  );
}

interface PublishedChanges {
  /** Whether any publication after the first has changed something. */
  readonly isEver: boolean;
  readonly people: readonly ChangedPerson[];
  /** The first days of the weeks, in order. */
  readonly otherWeeks: readonly LocalDate[];
}

/**
 * The changes of the last publication with changes, in the week from `firstDay` on, and the other weeks that
 * this publication changed.
 */
function usePublishedChanges(firstDay: LocalDate): PublishedChanges {
  const shifts = useSchedule(({ schedule }) => schedule.shifts);
  const publication = useSchedule(({ schedule }) => schedule.publication);
  const unpublished = useSchedule(({ schedule }) => schedule.unpublished);
  const weekStart = useSetting(weekStartSetting);
  return useMemo(() => {
    const before = publication?.before;
    const previous = [...differencesOn(publication, before?.shifts ?? []).values()];
    const now = publishedStatesFinder({ publication, unpublished }, actSourceOf(shifts));
    const weeks = new Set(
      changedPeople(previous, now).flatMap(({ added, changed, removed }) =>
        [...added, ...removed, ...changed.flatMap((pair) => [pair.before, pair.after])].map(({ date }) =>
          startOfWeek(date, weekStart),
        ),
      ),
    );
    weeks.delete(firstDay);
    return {
      isEver: before !== undefined,
      people: changedPeople(previous, now, sevenDaysFrom(firstDay)),
      otherWeeks: [...weeks].sort(),
    };
  }, [shifts, publication, unpublished, firstDay, weekStart]);
}

interface ChangedPeopleListProps {
  week: SharedWeek;
  people: readonly ChangedPerson[];
  words: ChangesTextWords;
}

/** Everybody affected by the last publication in the week, each with a personal message. */
function ChangedPeopleList({ week, people, words }: ChangedPeopleListProps) {
  const t = useTranslations('teamText');
  const formats = useFormats();
  const { last, follow } = useOutcome();
  const named = people.filter(({ name }) => name !== OPEN_SHIFT_NAME);
  const links = useOwnLinks(
    week,
    named.map(({ name }) => name),
  );
  if (named.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('affected', { count: named.length })}</h3>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('affectedLead')}</p>
      <ul>
        {named.map((person) => {
          const { name } = person;
          const shared = week.people.find((other) => nameKey(other.name) === nameKey(name));
          const link = links?.get(name);
          const message = personMessage(
            week.firstDay,
            { person, now: shared?.shifts ?? [], link },
            words,
            formats,
          );
          return (
            <ChangedPersonRow
              key={name}
              name={name}
              lines={changeLines(person, words, formats)}
              message={message}
              link={link}
              isReady={links !== undefined}
              outcome={last?.key === name ? last.outcome : undefined}
              onCopy={() => follow(name, copyText(message))}
              onShare={() => follow(name, shareText(message, name))}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface ChangedPersonRowProps {
  name: string;
  /** One line per shift. */
  lines: readonly string[];
  message: string;
  /** Undefined if the person has no shift left in the week. */
  link: string | undefined;
  isReady: boolean;
  outcome: SendOutcome | undefined;
  onCopy: () => void;
  onShare: () => void;
}

function ChangedPersonRow({
  name,
  lines,
  message,
  link,
  isReady,
  outcome,
  onCopy,
  onShare,
}: ChangedPersonRowProps) {
  const t = useTranslations('teamText');
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5 last:border-b-0">
      <PersonAvatar name={name} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium" dir="auto">
          {name}
        </p>
        <ul className="tnum text-ink-2">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {link && (
          <a href={link} target="_blank" rel="noreferrer" className={linkClass}>
            {t('linkOf', { name })}
            <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
          </a>
        )}
        <PersonContact name={name} text={message} className="py-1.5" />
        <p role="status" className="text-xs text-ink-2 empty:hidden phone:text-[13px]">
          {outcome && t(outcome === 'failed' ? 'failedOf' : outcome === 'shared' ? 'shared' : 'copied')}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1 phone:flex-col phone:gap-2">
        <IconButton
          label={t('copyOf', { name })}
          tooltip={false}
          disabled={!isReady}
          icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={onCopy}
        />
        {canShareBySystem() && (
          <IconButton
            label={t('shareOf', { name })}
            tooltip={false}
            disabled={!isReady}
            icon={<Share2 aria-hidden="true" />}
            onClick={onShare}
          />
        )}
      </div>
    </li>
  );
}

const linkClass =
  'focus-ring motion hit-44 inline-flex items-center gap-1.5 rounded-control text-accent-ink underline ' +
  'underline-offset-2 phone:min-h-11';

/** Texts for a chat group; every title begins with the name of the business. */
export function useTextWords(business: string | undefined): WeekTextWords & ChangesTextWords {
  const t = useTranslations('teamText');
  const details = useDetailWords('shiftDetails');
  const { daysTitle, dayLine } = useSharedDayWords();
  return {
    details,
    daysTitle,
    dayLine,
    role: useRoleName(),
    shift: (parts) => t('shift', parts),
    shiftTime: (parts) => t('shiftTime', parts),
    overnight: (shift) => t('overnight', { shift }),
    pending: (shift) => t('pending', { shift }),
    weekTitle: (range) => titleWithBusiness(business, t('weekTitle', { range })),
    personTotal: (parts) => t('personTotal', parts),
    openShifts: t('openShifts'),
    whoCan: (count) => t('whoCan', { count }),
    noShifts: t('noShifts'),
    changesTitle: (range) => titleWithBusiness(business, t('changesTitle', { range })),
    ownTitle: (parts) => titleWithBusiness(business, t('ownTitle', parts)),
    added: (shift) => t('new', { shift }),
    changed: (parts) => t('changed', parts),
    canceled: (shift) => t('canceled', { shift }),
    removed: (shift) => t('removed', { shift }),
    now: (hours) => t('now', { hours }),
    nowNone: t('nowNone'),
  };
}

/** Links by name; people without a part in the week have no link. */
type OwnLinks = ReadonlyMap<string, string>;

/** Personal links; undefined until the links are ready. */
function useOwnLinks(week: SharedWeek, names: readonly string[]): OwnLinks | undefined {
  const { ofPerson } = useStaffLink(week);
  const [made, setMade] = useState<{ week: SharedWeek; links: OwnLinks }>();
  const asked = useRef<SharedWeek>(undefined);
  useEffect(() => {
    if (asked.current === week) return;
    asked.current = week;
    const working = new Set(everybodyOf(week).map(({ name }) => nameKey(name)));
    const links = names
      .filter((name) => working.has(nameKey(name)))
      .map(async (name) => [name, await ofPerson(name)] as const);
    Promise.all(links).then(
      (entries) => setMade({ week, links: new Map(entries) }),
      (error) => {
        console.warn('Failed to create the links; the messages are sent without them.', error);
        setMade({ week, links: new Map() });
      },
    );
  });
  return made?.week === week ? made.links : undefined;
}
