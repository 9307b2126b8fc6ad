'use client';

import { ChevronRight, Undo2 } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { DateField } from '@/components/ui/fields/date-field';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { useFormats } from '@/components/ui/use-formats';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import {
  type PublicationFigures,
  type PublishedWeek,
  publicationFigures,
} from '@/lib/shifts/publication/publication-figures';
import {
  type DaySpan,
  mergeSpans,
  publishedDaysOf,
  spansOverlap,
} from '@/lib/shifts/publication/published-days';
import { addDays, isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { pendingChoice, publishDays, unpublishWeek } from '@/stores/publish/publish';
import { shownWeek, weekFrom } from '@/stores/publish/shown-week';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { useWeekName } from './use-week-name';

/**
 * Asks which days to publish and what to do with pending shifts, and shows the number of changes by week.
 * Follows edits of other tabs while open.
 */
export function PublishDialog() {
  const t = useTranslations('publishDays');
  const publish = useTranslations('publish');
  const common = useTranslations('common');
  const formats = useFormats();
  const confirm = useRef<HTMLButtonElement>(null);
  const schedule = useSchedule((state) => state.schedule);
  const weekStart = useSetting(weekStartSetting);
  const pending = useSyncExternalStore(pendingChoice.subscribe, pendingChoice.get, pendingChoice.get);
  const all = useMemo(() => publicationFigures(schedule, weekStart), [schedule, weekStart]);
  const days = useDaysToPublish(all);
  const figuresOf = (holdsPendingBack: boolean) =>
    publicationFigures(schedule, weekStart, { spans: days.spans ?? [], holdsPendingBack });
  const figures = figuresOf(pending === 'holdBack');
  const pendingCount = figuresOf(true).heldBack ?? 0;
  const [first] = days.spans ?? [];
  const isAll = days.choice === 'all' && all.weeks.length > 0;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={closeDialog}
      title={t('title')}
      size="sm"
      initialFocusRef={confirm}
      footer={
        <>
          <Button size="dialog" onClick={closeDialog}>
            {common('cancel')}
          </Button>
          <Button
            ref={confirm}
            variant="primary"
            size="dialog"
            disabled={!days.spans}
            onClick={() => {
              closeDialog();
              if (days.spans) publishDays(days.spans);
            }}
          >
            {isAll || !first
              ? t('publishAll')
              : publish('days', { range: formats.compactRange(first.from, first.to) })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DaysToPublishChoice days={days} />
        {pendingCount > 0 && (
          <ChipGroup
            label={t('pending')}
            value={pending}
            options={[
              { value: 'publish', label: t('asPending') },
              { value: 'holdBack', label: t('holdBack') },
            ]}
            onChange={pendingChoice.set}
            hint={t('pendingHint', { count: pendingCount })}
          />
        )}
        <div className="flex flex-col gap-2">
          <p role="status">
            {figures.count > 0
              ? t(figures.isFirst ? 'shifts' : 'changes', { count: figures.count })
              : all.count === 0
                ? publish('none')
                : t('noneHere')}
          </p>
          <PublishWeeks figures={figures} />
        </div>
        <UnpublishWeek week={days.week} />
      </div>
    </Dialog>
  );
}

function DaysToPublishChoice({ days }: { days: ReturnType<typeof useDaysToPublish> }) {
  const t = useTranslations('publishDays');
  const weekName = useWeekName();
  const today = useUi((state) => state.today);
  const { ownRange, fault } = days;
  const names: Readonly<Record<DaysChoice, string>> = {
    week: weekName(days.week.from),
    all: t('all'),
    own: t('own'),
  };
  return (
    <>
      <ChipGroup
        label={t('what')}
        value={days.choice}
        options={(['week', 'all', 'own'] as const).map((value) => ({ value, label: names[value] }))}
        onChange={days.setChoice}
      />
      {days.choice === 'own' && (
        <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
          <DateField
            label={t('from')}
            value={ownRange.from}
            today={today}
            onChange={(from) => days.setOwnRange({ ...ownRange, from })}
            error={fault === 'from' ? t('noDate') : undefined}
          />
          <DateField
            label={t('to')}
            value={ownRange.to}
            today={today}
            onChange={(to) => days.setOwnRange({ ...ownRange, to })}
            error={fault === 'to' ? t('noDate') : fault === 'order' ? t('wrongOrder') : undefined}
          />
        </div>
      )}
    </>
  );
}

/** Maximum number of weeks listed. */
const MAX_WEEKS = 6;

/** The affected weeks; past weeks are last. */
function PublishWeeks({ figures: { isFirst, weeks } }: { figures: PublicationFigures }) {
  const t = useTranslations('publishDays');
  const today = useUi((state) => state.today);
  const show = useShowWeek();
  const isOver = ({ firstDay }: PublishedWeek) => addDays(firstDay, 6) < today;
  const shown = [...weeks.filter((week) => !isOver(week)), ...weeks.filter(isOver)].slice(0, MAX_WEEKS);
  return (
    <div>
      <ul className="-mx-2 flex flex-col">
        {shown.map((week) => (
          <WeekRow key={week.firstDay} week={week} isFirst={isFirst} onShow={() => show(week.firstDay)} />
        ))}
      </ul>
      {weeks.length > shown.length && (
        <p className="pt-3 text-ink-2">{t('moreWeeks', { count: weeks.length - shown.length })}</p>
      )}
    </div>
  );
}

interface WeekRowProps {
  week: PublishedWeek;
  isFirst: boolean;
  onShow: () => void;
}

/** Pressing a week shows it in the calendar. */
function WeekRow({ week: { firstDay, count }, isFirst, onShow }: WeekRowProps) {
  const t = useTranslations('publish');
  const weekName = useWeekName();
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        className="focus-ring motion tnum flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-2 text-left hover:bg-hover"
        onClick={onShow}
      >
        <span className="font-semibold">{weekName(firstDay)}</span>
        <span className="flex items-center gap-2 text-ink-2">
          {t(isFirst ? 'shifts' : 'changes', { count })}
          <ChevronRight aria-hidden="true" className="size-4 text-icon" />
        </span>
      </button>
    </li>
  );
}

function useShowWeek(): (firstDay: LocalDate) => void {
  const store = useScheduleStore();
  const router = useAppRouter();
  const isOnCalendar = usePathname() === '/';
  return (firstDay) => {
    store.selectDate(firstDay);
    closeDialog();
    if (!isOnCalendar) router.push('/');
  };
}

/** Makes the shown week a draft again, if it is published; asks first. */
function UnpublishWeek({ week }: { week: DaySpan }) {
  const t = useTranslations('publishDays');
  const common = useTranslations('common');
  const range = useWeekName()(week.from);
  const isPublished = useSchedule(({ schedule }) =>
    spansOverlap(publishedDaysOf(schedule.publication), [week]),
  );
  const [isAsking, setIsAsking] = useState(false);
  if (!isPublished) return null;
  return (
    <>
      <Button
        variant="ghost"
        className="-ml-3 self-start"
        icon={<Undo2 aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {t('unpublish', { range })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('unpublishTitle', { range })}
        cancelLabel={common('cancel')}
        confirmLabel={t('unpublish', { range })}
        tone="warning"
        icon={<Undo2 />}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          closeDialog();
          void unpublishWeek(week.from, {
            message: t('unpublished', { range }),
            detail: t('unpublishedDetail'),
          });
        }}
      >
        {t('unpublishText')}
      </ConfirmDialog>
    </>
  );
}

/** `week`: the shown week; `own`: a custom range; `all`: every week that has something to publish. */
type DaysChoice = 'week' | 'own' | 'all';

interface DaysToPublish {
  readonly week: DaySpan;
  readonly choice: DaysChoice;
  readonly setChoice: (choice: DaysChoice) => void;
  readonly ownRange: { readonly from: string; readonly to: string };
  readonly setOwnRange: (range: { readonly from: string; readonly to: string }) => void;
  readonly fault: 'from' | 'to' | 'order' | undefined;
  /** Undefined while the typed days are invalid. */
  readonly spans: readonly DaySpan[] | undefined;
}

/** Initially the shown week, or everything if the shown week has nothing new. */
function useDaysToPublish(all: PublicationFigures): DaysToPublish {
  const [week] = useState(() => shownWeek(liveSchedule));
  const [choice, setChoice] = useState<DaysChoice>(() => (isOnlyElsewhere(all, week) ? 'all' : 'week'));
  const [ownRange, setOwnRange] = useState<DaysToPublish['ownRange']>(() => ({
    from: week.from,
    to: addDays(week.to, 7),
  }));
  const fault = choice === 'own' ? rangeErrorOf(ownRange) : undefined;
  const ofChoice = (): readonly DaySpan[] => {
    if (choice === 'week') return [week];
    const spans = all.weeks.map(({ firstDay }) => weekFrom(firstDay));
    return spans.length > 0 ? mergeSpans(spans) : [week];
  };
  const typed = choice === 'own' && isLocalDate(ownRange.from) && isLocalDate(ownRange.to);
  const spans = typed ? [{ from: ownRange.from, to: ownRange.to } as DaySpan] : ofChoice();
  return { week, choice, setChoice, ownRange, setOwnRange, fault, spans: fault ? undefined : spans };
}

function isOnlyElsewhere(all: PublicationFigures, week: DaySpan): boolean {
  const { schedule } = liveSchedule.getState();
  const here = publicationFigures(schedule, settingOf(schedule, weekStartSetting), { spans: [week] });
  return here.count === 0 && all.count > 0;
}

function rangeErrorOf({ from, to }: DaysToPublish['ownRange']): DaysToPublish['fault'] {
  if (!isLocalDate(from)) return 'from';
  if (!isLocalDate(to)) return 'to';
  return to < from ? 'order' : undefined;
}
