'use client';

import { Minus, Plus } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { commitCopiedWeeks } from '@/components/copy-week/copy-week';
import { ClashField, PlanFooter, PlanPreview } from '@/components/copy-week/plan-preview';
import { Avatar } from '@/components/parts/avatar';
import { withLaterWords } from '@/components/parts/later-words';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import {
  fieldBoxClass,
  fieldInputClass,
  fieldLabelClass,
  fieldRootClass,
} from '@/components/ui/fields/field-classes';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import { isNameless } from '@/lib/employees/employee';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { breakPlanOf } from '@/lib/settings/break-settings';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { clashRuleOf } from '@/lib/shifts/plan/settle-week-copy';
import { planRotation } from '@/lib/templates/week/plan-rotation';
import { rotationOf } from '@/lib/templates/week/rotation';
import {
  addRotationUnit,
  changeRotationUnit,
  presetDraft,
  ROTATION_PRESETS,
  type RotationDraft,
  readRotationDay,
  readRotationDraft,
  removeRotationUnit,
  rotationDraft,
} from '@/lib/templates/week/rotation-draft';
import { addDays } from '@/lib/time/local-date';
import { startOfWeek, weekOf } from '@/lib/time/week';
import { breakChoices, useBreakChoices, useClashChoice } from '@/stores/plans/plan-choices';
import { applyWeekCopyChoices } from '@/stores/plans/settle-plans';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { rotationEntry } from '@/stores/templates/weeks';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { readSpan, SpanFields, type TypedSpan } from './span-fields';
import { useShowCalendar } from './use-show-calendar';

const FIRST_WEEKS = 12;

/** Adds the shifts of people who work in a rotation, over a span, in one change. */
export const RotationDialog = withLaterWords(RotationInWords);

function RotationInWords({ templateId = '' }: { templateId?: string | undefined }) {
  const store = useScheduleStore();
  const t = useTranslations('rotation');
  const common = useTranslations('common');
  const formats = useFormats();
  const [weekStart] = useState(() => settingOf(store.getState().schedule, weekStartSetting));
  const [first] = useState(() => startOfWeek(store.getState().selectedDate, weekStart));
  const schedule = useSchedule((state) => state.schedule);
  const today = useUi((state) => state.today);
  const rules = useRuleSettings();
  const clash = useClashChoice();
  const breaks = useBreakChoices('copyWeek');
  const kept = schedule.templates.get(templateId);
  const [draft, setDraft] = useState((): RotationDraft => {
    const rotation = kept && rotationOf(kept);
    return rotation
      ? rotationDraft(rotation, formats.shortTimeRange)
      : presetDraft('earlyLate', formats.shortTimeRange);
  });
  const [begins, setBegins] = useState<ReadonlyMap<string, number>>(new Map());
  const [typed, setTyped] = useState<TypedSpan>({
    from: first,
    until: addDays(first, 7 * FIRST_WEEKS - 1),
  });
  const [isKept, setIsKept] = useState(false);
  const [name, setName] = useState(kept?.name ?? '');
  const showCalendar = useShowCalendar();
  const reason = useRef<HTMLParagraphElement>(null);

  const people = useMemo(
    () => [...schedule.employees.values()].filter((person) => !isHiddenFromLists(person, today)),
    [schedule.employees, today],
  );
  const unit = draft.isOfWeeks ? 7 : 1;
  const unitCount = draft.texts.length / unit;
  const request = useMemo(() => {
    const rotation = readRotationDraft(draft);
    const span = readSpan(typed);
    const members = people.flatMap((employee) => {
      const begin = begins.get(employee.id);
      return begin === undefined ? [] : [{ employee, offset: (begin % unitCount) * unit }];
    });
    return rotation && span && { rotation, members, from: span.from, to: span.until };
  }, [draft, typed, people, begins, unit, unitCount]);
  // Planning months for many people takes a moment, which must not delay input.
  const planned = useDeferredValue(request);
  const plan = useMemo(() => {
    if (!planned) return undefined;
    const asked = planRotation({
      ...planned,
      index: schedule.shifts,
      weekStart,
      clash: clashRuleOf(clash),
      breaks: breakPlanOf(store.getState().schedule),
      newId: placeholderIds(),
    });
    return applyWeekCopyChoices(schedule, asked, rules, { clash, breaks });
  }, [planned, schedule, weekStart, rules, clash, breaks, store]);

  const missingReason = () => {
    const rotation = readRotationDraft(draft);
    if (!rotation) return t('wrongTimes');
    if (rotation.days.every((day) => day === undefined)) return t('noTimes');
    if (!readSpan(typed)) return t('noSpan');
    if (begins.size === 0) return t('noPeople');
    if (isKept && isNameless(name)) return t('nameMissing');
    return plan?.createdCount === 0 ? t('noneNew') : undefined;
  };
  const missing = missingReason();
  const submit = () => {
    if (missing !== undefined || !request) {
      reason.current?.focus();
      return;
    }
    // Plan again: another tab may have changed the schedule since the preview.
    const now = store.getState().schedule;
    const asked = planRotation({
      ...request,
      index: now.shifts,
      weekStart,
      clash: clashRuleOf(clash),
      breaks: breakPlanOf(store.getState().schedule),
      newId: store.newId,
    });
    const settled = applyWeekCopyChoices(now, asked, rules, { clash, breaks: breakChoices('copyWeek') });
    const entries = isKept
      ? [...settled.entries, rotationEntry(store, name, request.rotation)]
      : settled.entries;
    showCalendar();
    void commitCopiedWeeks(store, { ...settled, entries }, weekStart, () =>
      t('done', { count: settled.createdCount }),
    );
  };

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      size="lg"
      isFullScreenOnPhone
      footer={
        <PlanFooter
          reason={reason}
          text={missing}
          isIdle={missing !== undefined}
          submitLabel={missing === undefined ? t('submit', { count: plan?.createdCount ?? 0 }) : t('nothing')}
          onSubmit={submit}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-sm text-ink-2">{t('lead')}</p>
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <ChipGroup
            label={t('pattern')}
            value={undefined}
            options={ROTATION_PRESETS.map((value) => ({ value, label: t(value) }))}
            onChange={(preset) => setDraft(presetDraft(preset, formats.shortTimeRange))}
          />
          <ChipGroup
            label={t('kind')}
            value={draft.isOfWeeks ? 'weeks' : 'days'}
            options={[
              { value: 'weeks', label: t('ofWeeks') },
              { value: 'days', label: t('ofDays') },
            ]}
            onChange={(value) => setDraft(changeRotationUnit(draft, value === 'weeks'))}
          />
        </div>
        <RotationGrid draft={draft} onChange={setDraft} />
        <div className="grid grid-cols-2 gap-6 phone:flex phone:flex-col phone:gap-5">
          <div className="flex min-w-0 flex-col gap-5">
            <RotationPeople
              people={people}
              begins={begins}
              isOfWeeks={draft.isOfWeeks}
              unitCount={unitCount}
              onChange={setBegins}
            />
            <SwitchField label={t('keep')} isOn={isKept} onChange={setIsKept} />
            {isKept && (
              <TextField
                label={t('name')}
                value={name}
                autoComplete="off"
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <SpanFields from={t('from')} until={t('until')} typed={typed} today={today} onType={setTyped} />
            <ClashField />
            {plan && plan.createdCount + plan.found.length > 0 && <PlanPreview plan={plan} />}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface RotationPeopleProps {
  people: readonly Employee[];
  /** For each participant, by id, the week or day of the rotation to begin with, from 0. */
  begins: ReadonlyMap<string, number>;
  isOfWeeks: boolean;
  unitCount: number;
  onChange: (begins: ReadonlyMap<string, number>) => void;
}

/** The participants, and the week or day with which each begins; by default one after the other. */
function RotationPeople({ people, begins, isOfWeeks, unitCount, onChange }: RotationPeopleProps) {
  const t = useTranslations('rotation');
  const roleName = useRoleName();
  const { colorOf } = useRoleBook();
  const id = useId();
  const units = Array.from({ length: unitCount }, (_, unit) => unit);
  const toggle = (employeeId: string) => {
    const after = new Map(begins);
    if (!after.delete(employeeId)) after.set(employeeId, begins.size % unitCount);
    onChange(after);
  };
  return (
    <div className={fieldRootClass}>
      <span className="flex items-baseline justify-between gap-2">
        <span id={id} className={fieldLabelClass}>
          {t('people')}
        </span>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => onChange(new Map(people.map((person, at) => [person.id, at % unitCount])))}
        >
          {t('chooseAll')}
        </Button>
      </span>
      <fieldset
        aria-labelledby={id}
        className="max-h-72 min-w-0 overflow-y-auto rounded-box border border-line-2 p-1 phone:max-h-none contrast:border-2"
      >
        {people.map(({ id: employeeId, name, role, color }) => {
          const begin = begins.get(employeeId);
          return (
            <div
              key={employeeId}
              className="flex min-h-11 items-center gap-2 rounded-card px-2 hover:bg-hover"
            >
              <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-2.5 py-1">
                <input
                  type="checkbox"
                  checked={begin !== undefined}
                  onChange={() => toggle(employeeId)}
                  className="focus-ring size-4 shrink-0 rounded-flag accent-(--accent) phone:size-5"
                />
                <Avatar name={name} roleColor={colorOf(role, color)} size={22} />
                <span className="min-w-0">
                  <span className="block truncate text-sm font-medium" dir="auto">
                    {name}
                  </span>
                  <span className="block truncate text-xs text-ink-2">{roleName(role)}</span>
                </span>
              </label>
              {begin !== undefined && (
                <select
                  aria-label={t('begins', { name })}
                  value={begin % unitCount}
                  onChange={({ currentTarget }) =>
                    onChange(new Map([...begins, [employeeId, Number(currentTarget.value)]]))
                  }
                  className="focus-ring min-h-8 shrink-0 rounded-control border border-line-2 bg-surface px-2 text-sm phone:min-h-11"
                >
                  {units.map((unit) => (
                    <option key={unit} value={unit}>
                      {t(isOfWeeks ? 'week' : 'day', { number: unit + 1 })}
                    </option>
                  ))}
                </select>
              )}
            </div>
          );
        })}
      </fieldset>
    </div>
  );
}

interface RotationGridProps {
  draft: RotationDraft;
  onChange: (draft: RotationDraft) => void;
}

/** Any week: only its weekdays are read. */
const WEEKDAYS = weekOf('2024-01-01', 'monday');

/** The days of a rotation to type, one row per week, or a single row of days. */
function RotationGrid({ draft, onChange }: RotationGridProps) {
  const t = useTranslations('rotation');
  const formats = useFormats();
  const { isOfWeeks, texts } = draft;
  const setText = (position: number, text: string) =>
    onChange({ ...draft, texts: texts.map((other, at) => (at === position ? text : other)) });
  const labelOf = (position: number) => {
    const weekday = WEEKDAYS[position % 7];
    return isOfWeeks && weekday
      ? t('cell', { number: Math.floor(position / 7) + 1, weekday: formats.weekday(weekday) })
      : t('day', { number: position + 1 });
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="grid grid-cols-7 gap-1.5 phone:grid-cols-2">
        {isOfWeeks &&
          WEEKDAYS.map((day) => (
            <span key={day} aria-hidden="true" className="text-xs font-medium text-ink-2 phone:hidden">
              {formats.weekdayShort(day)}
            </span>
          ))}
        {texts.map((text, position) => (
          <DayField
            key={labelOf(position)}
            label={labelOf(position)}
            text={text}
            isWrong={readRotationDay(text, draft) === 'wrong'}
            onType={(typed) => setText(position, typed)}
          />
        ))}
      </div>
      <div className="flex items-center gap-1.5">
        <IconButton
          label={t('less')}
          icon={<Minus aria-hidden="true" />}
          className="border border-line-2 phone:size-11"
          onClick={() => onChange(removeRotationUnit(draft))}
        />
        <IconButton
          label={t('more')}
          icon={<Plus aria-hidden="true" />}
          className="border border-line-2 phone:size-11"
          onClick={() => onChange(addRotationUnit(draft))}
        />
        <span role="status" className="tnum text-sm text-ink-2">
          {isOfWeeks ? t('weekCount', { count: texts.length / 7 }) : t('dayCount', { count: texts.length })}
        </span>
      </div>
    </div>
  );
}

interface DayFieldProps {
  label: string;
  text: string;
  isWrong: boolean;
  onType: (text: string) => void;
}

/** One day: times in the grid's syntax, or empty. */
function DayField({ label, text, isWrong, onType }: DayFieldProps) {
  const t = useTranslations('rotation');
  return (
    <label className="flex min-w-0 flex-col gap-0.5">
      <span className="sr-only text-xs text-ink-2 phone:not-sr-only">{label}</span>
      <span
        className={classNames(fieldBoxClass, 'min-h-9! px-2! coarse:min-h-11! phone:min-h-11!')}
        data-invalid={isWrong ? '' : undefined}
      >
        <input
          value={text}
          placeholder={t('off')}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          title={isWrong ? t('wrong') : undefined}
          className={classNames(fieldInputClass, 'tnum text-sm')}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </span>
    </label>
  );
}
