'use client';

import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ClashField } from '@/components/copy-week/clash-field';
import { carryOut } from '@/components/copy-week/copy-week';
import { PlanPreview } from '@/components/copy-week/plan-preview';
import { LaterWords } from '@/components/parts/later-words';
import { AnsweringButton } from '@/components/ui/dialog/answering-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import { breakPlanOf, settingOf } from '@/lib/settings/settings-of';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { clashRuleOf } from '@/lib/shifts/plan/settle-week-copy';
import { planRotation } from '@/lib/templates/week/plan-rotation';
import { rotationOf } from '@/lib/templates/week/rotation';
import {
  countedIn,
  presetDraft,
  ROTATION_PRESETS,
  type RotationDraft,
  readRotationDraft,
  rotationDraft,
} from '@/lib/templates/week/rotation-draft';
import { addDays } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { breakChoices, useBreakChoices, useClashChoice } from '@/stores/plans/plan-choices';
import { settledWeekCopy } from '@/stores/plans/settle-plans';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-setting';
import { rotationEntry } from '@/stores/templates/weeks';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { RotationGrid } from './rotation-grid';
import { RotationPeople } from './rotation-people';
import { readSpan, SpanFields, type TypedSpan } from './span-fields';
import { useShowCalendar } from './use-show-calendar';

/** What an empty dialog plans for at first. */
const FIRST_WEEKS = 12;

/** Makes the shifts of people who work by a rotation, over a span, in one change. */
export function RotationDialog({ templateId }: { templateId?: string | undefined }) {
  return (
    <LaterWords>
      <RotationInWords templateId={templateId} />
    </LaterWords>
  );
}

function RotationInWords({ templateId = '' }: { templateId?: string | undefined }) {
  const store = useScheduleStore();
  const t = useTranslations('rotation');
  const common = useTranslations('common');
  const formats = useFormats();
  const [weekStart] = useState(() => settingOf(store.getState().schedule, 'weekStart'));
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
    () => [...schedule.employees.values()].filter((person) => !isOutOfLists(person, today)),
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
  // Months of many people take a moment: what is typed or pressed does not wait for them.
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
    return settledWeekCopy(schedule, asked, rules, { clash, breaks });
  }, [planned, schedule, weekStart, rules, clash, breaks, store]);

  const whatIsMissing = () => {
    const rotation = readRotationDraft(draft);
    if (!rotation) return t('wrongTimes');
    if (rotation.days.every((day) => day === undefined)) return t('noTimes');
    if (!readSpan(typed)) return t('noSpan');
    if (begins.size === 0) return t('noPeople');
    if (isKept && name.trim() === '') return t('nameMissing');
    return plan?.createdCount === 0 ? t('noneNew') : undefined;
  };
  const missing = whatIsMissing();
  const submit = () => {
    if (missing !== undefined || !request) {
      reason.current?.focus();
      return;
    }
    // Once more, of the schedule as it is now: another tab may have changed it since the preview.
    const now = store.getState().schedule;
    const asked = planRotation({
      ...request,
      index: now.shifts,
      weekStart,
      clash: clashRuleOf(clash),
      breaks: breakPlanOf(store.getState().schedule),
      newId: store.newId,
    });
    const settled = settledWeekCopy(now, asked, rules, { clash, breaks: breakChoices('copyWeek') });
    const entries = isKept
      ? [...settled.entries, rotationEntry(store, name, request.rotation)]
      : settled.entries;
    showCalendar();
    void carryOut(store, { ...settled, entries }, weekStart, () =>
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
        <>
          <p
            ref={reason}
            tabIndex={-1}
            role="status"
            className="min-w-0 grow text-xs text-ink-2 outline-none phone:text-[13px]"
          >
            {missing}
          </p>
          <AnsweringButton isIdle={missing !== undefined} onClick={submit}>
            {missing === undefined ? t('submit', { count: plan?.createdCount ?? 0 }) : t('nothing')}
          </AnsweringButton>
        </>
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
            onChange={(value) => setDraft(countedIn(draft, value === 'weeks'))}
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
