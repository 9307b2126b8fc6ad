'use client';

import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { commitCopiedWeeks } from '@/components/copy-week/copy-week';
import { ClashField, PlanFooter, PlanPreview } from '@/components/copy-week/plan-preview';
import { type CopyKind, SourceChoice } from '@/components/copy-week/source-choice';
import { OFFERED_WEEKS, TargetWeeks } from '@/components/copy-week/target-weeks';
import { withLaterWords } from '@/components/parts/later-words';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChipGroup, chipLook } from '@/components/ui/fields/chip-group';
import { fieldLabelClass, fieldRootClass } from '@/components/ui/fields/field-classes';
import { useFormats } from '@/components/ui/use-formats';
import { useToggleSet } from '@/components/ui/use-toggle-set';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { CopyChoice } from '@/lib/shifts/copy/copy-week';
import { clashRuleOf } from '@/lib/shifts/plan/settle-week-copy';
import { planWeekTemplates, weeksFrom, weekTemplateSource } from '@/lib/templates/week/plan-week-templates';
import {
  type WeekTemplate,
  weekFigures,
  weekShiftsOf,
  weekTemplatesIn,
} from '@/lib/templates/week/week-template';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { breakChoices, useBreakChoices, useClashChoice } from '@/stores/plans/plan-choices';
import { applyWeekCopyChoices } from '@/stores/plans/settle-plans';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { readSpan, SpanFields, type TypedSpan, weeksIn } from './span-fields';
import { useShowCalendar } from './use-show-calendar';

/** Applies week templates, in turn, to one or more weeks, with the preview and the choices of Copy Week. */
export const UseWeeksDialog = withLaterWords(UseWeeksInWords);

function UseWeeksInWords({ templateIds }: { templateIds: readonly string[] }) {
  const store = useScheduleStore();
  const t = useTranslations('weeks');
  const copy = useTranslations('copyWeek');
  const common = useTranslations('common');
  // As of opening: another tab may change the start of the week.
  const [weekStart] = useState(() => settingOf(store.getState().schedule, weekStartSetting));
  const [shown] = useState(() => startOfWeek(store.getState().selectedDate, weekStart));
  const [first] = useState(() => firstEmptyWeek(store, shown));
  const today = useUi((state) => state.today);
  const schedule = useSchedule((state) => state.schedule);
  const { shifts: index, employees } = schedule;
  const rules = useRuleSettings();
  const { compareNames } = useFormats();
  const offered = useMemo(
    () =>
      [...weekTemplatesIn(schedule.templates.values())].sort((one, other) =>
        compareNames(one.name, other.name),
      ),
    [schedule.templates, compareNames],
  );
  const [turns, setTurns] = useState(templateIds);
  const [kind, setKind] = useState<CopyKind>('everything');
  const [roles, toggleRole] = useToggleSet<string>([]);
  const [nameKeys, togglePerson] = useToggleSet<string>([]);
  const [targets, toggleTarget] = useToggleSet<LocalDate>([first]);
  const [isSpan, setIsSpan] = useState(false);
  const [typed, setTyped] = useState<TypedSpan>({ from: shown, until: addDays(shown, 6) });
  const clash = useClashChoice();
  const breaks = useBreakChoices('copyWeek');
  const showCalendar = useShowCalendar();
  const reason = useRef<HTMLParagraphElement>(null);

  const templates = useMemo(
    () => turns.flatMap((id) => offered.find((template) => template.id === id) ?? []),
    [turns, offered],
  );
  const source = useMemo(() => {
    const sources = templates.map((template) => weekTemplateSource(template, employees.values(), shown));
    return { copyable: sources.flatMap(({ copyable }) => copyable), canceled: [], left: [] };
  }, [templates, employees, shown]);
  const include = useMemo((): CopyChoice => {
    if (kind === 'roles') return { kind, roles };
    return kind === 'employees' ? { kind, nameKeys } : { kind };
  }, [kind, roles, nameKeys]);
  const span = readSpan(typed);
  const weeks = useMemo(
    () => (isSpan ? weeksIn(readSpan(typed), weekStart) : [...targets]),
    [isSpan, typed, targets, weekStart],
  );
  const request = useMemo(
    () => ({ templates, weekStart, targets: weeks, include, clash: clashRuleOf(clash) }),
    [templates, weekStart, weeks, include, clash],
  );
  // Planning a year of weeks takes a moment, which must not delay input.
  const planned = useDeferredValue(request);
  const plan = useMemo(() => {
    const asked = planWeekTemplates({
      ...planned,
      index,
      employees: employees.values(),
      newId: placeholderIds(),
    });
    return applyWeekCopyChoices(schedule, asked, rules, { clash, breaks });
  }, [schedule, index, employees, planned, rules, clash, breaks]);
  const missingReason = () => {
    if (templates.length === 0) return t('noTemplate');
    if (isSpan && !span) return t('noSpan');
    if (weeks.length === 0) return t('noWeek');
    if (source.copyable.length === 0) return t('emptyTemplate');
    if (kind === 'roles' && roles.size === 0) return copy('noRole');
    if (kind === 'employees' && nameKeys.size === 0) return copy('noEmployee');
    return plan.createdCount === 0 ? t('noneNew') : undefined;
  };
  const missing = missingReason();
  const submit = () => {
    if (missing !== undefined) {
      reason.current?.focus();
      return;
    }
    // Plan again: another tab may have changed the schedule since the preview.
    const now = store.getState().schedule;
    const asked = planWeekTemplates({
      ...request,
      index: now.shifts,
      employees: now.employees.values(),
      newId: store.newId,
    });
    const settled = applyWeekCopyChoices(now, asked, rules, { clash, breaks: breakChoices('copyWeek') });
    showCalendar();
    void commitCopiedWeeks(store, settled, weekStart, (weekCount) =>
      t('done', { count: settled.createdCount, weeks: weekCount }),
    );
  };

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('useTitle')}
      closeLabel={common('close')}
      size="lg"
      isFullScreenOnPhone
      footer={
        <PlanFooter
          reason={reason}
          text={missing ?? t('keeps')}
          isIdle={missing !== undefined}
          submitLabel={missing === undefined ? t('submit', { count: plan.createdCount }) : t('nothingToAdd')}
          onSubmit={submit}
        />
      }
    >
      <div className="grid grid-cols-[19rem_minmax(0,1fr)] phone:flex phone:flex-col phone:gap-5">
        <div className="flex min-w-0 flex-col gap-5 border-r border-line pr-6 phone:border-r-0 phone:pr-0">
          <TurnChips
            offered={offered}
            turns={turns}
            onToggle={(id) =>
              setTurns(turns.includes(id) ? turns.filter((turn) => turn !== id) : [...turns, id])
            }
          />
          <SourceChoice
            label={t('whatToUse')}
            source={source}
            kind={kind}
            onKind={setKind}
            roles={roles}
            onRole={toggleRole}
            people={nameKeys}
            onPerson={togglePerson}
          />
          <ClashField />
        </div>
        <div className="flex min-w-0 flex-col gap-5 pl-6 phone:pl-0">
          <ChipGroup
            label={t('where')}
            value={isSpan ? 'span' : 'chosen'}
            options={[
              { value: 'chosen', label: t('chosen') },
              { value: 'span', label: t('span') },
            ]}
            onChange={(value) => setIsSpan(value === 'span')}
          />
          {isSpan ? (
            <SpanFields from={t('from')} until={t('until')} typed={typed} today={today} onType={setTyped} />
          ) : (
            <TargetWeeks
              index={index}
              label={t('toFill')}
              begin={shown}
              first={first}
              weekStart={weekStart}
              today={today}
              chosen={targets}
              onToggle={toggleTarget}
            />
          )}
          <PlanPreview plan={plan} />
        </div>
      </div>
    </Dialog>
  );
}

/** The first empty week that the dialog offers; the shown week if no offered week is empty. */
function firstEmptyWeek(store: ScheduleStore, shown: LocalDate): LocalDate {
  const { shifts } = store.getState().schedule;
  const isEmpty = (week: LocalDate) => sevenDaysFrom(week).every((day) => shiftsOn(shifts, day).length === 0);
  return weeksFrom(shown, OFFERED_WEEKS).find(isEmpty) ?? shown;
}

interface TurnChipsProps {
  offered: readonly WeekTemplate[];
  /** The ids of the chosen templates, in order. */
  turns: readonly string[];
  onToggle: (id: string) => void;
}

/** The week templates as checkboxes; if several are chosen, each shows its turn. */
function TurnChips({ offered, turns, onToggle }: TurnChipsProps) {
  const t = useTranslations('weeks');
  const id = useId();
  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-hint`} className={fieldRootClass}>
      <span id={id} className={fieldLabelClass}>
        {t('turns')}
      </span>
      <div className="flex max-h-72 flex-col gap-1.5 overflow-y-auto phone:max-h-none phone:gap-2">
        {offered.map((template) => {
          const turn = turns.indexOf(template.id) + 1;
          const { shiftCount, personCount } = weekFigures(weekShiftsOf(template));
          const hasTurn = turns.length > 1 && turn > 0;
          return (
            <label
              key={template.id}
              className={classNames(chipLook('md', false), 'min-h-12! w-full justify-between! gap-3 py-1')}
            >
              <input
                type="checkbox"
                aria-label={hasTurn ? t('turn', { name: template.name, turn }) : template.name}
                checked={turn > 0}
                onChange={() => onToggle(template.id)}
                className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
              />
              <span className="min-w-0">
                <span className="block truncate" dir="auto">
                  {template.name}
                </span>
                <span className="tnum block truncate text-xs font-normal">
                  {t('figures', { shifts: shiftCount, people: personCount })}
                </span>
              </span>
              {hasTurn && (
                <span
                  aria-hidden="true"
                  className="tnum inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-accent text-xs font-semibold text-on-accent"
                >
                  {turn}
                </span>
              )}
            </label>
          );
        })}
      </div>
      <p id={`${id}-hint`} className="text-xs text-ink-2 phone:text-[13px]">
        {t('turnsHint')}
      </p>
    </fieldset>
  );
}
