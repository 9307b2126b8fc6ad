'use client';

import { useMemo } from 'react';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { SelectField, type SelectOption } from '@/components/ui/fields/select-field';
import { findEmployeeByName, nameKey } from '@/lib/employees/employee';
import type { CarriedOut, RequestChoice } from '@/lib/requests/inbox/carry-out';
import { findTold } from '@/lib/requests/inbox/stale';
import type { TeamRequest } from '@/lib/requests/team-request';
import { coverCandidates } from '@/lib/rules/cover';
import type { RuleBreak } from '@/lib/rules/rule-break';
import { swapChoices } from '@/lib/rules/swap';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { weekOf } from '@/lib/time/week';
import { ground } from '@/stores/requests/decide';
import { contextUnder } from '@/stores/schedule/plan-breaks';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useRuleSettings, useSetting } from '@/stores/settings/use-setting';
import { useRequestWords } from './use-request-words';

interface RequestChoiceFieldProps {
  request: TeamRequest;
  carried: CarriedOut;
  choice: RequestChoice;
  onChoose: (choice: RequestChoice) => void;
}

/** What whoever plans has to choose before a request can be approved; nothing where it says everything. */
export function RequestChoiceField(props: RequestChoiceFieldProps) {
  const { carried, request } = props;
  const shift = useAskedShift(request);
  if (!shift || carried.kind === 'stale') return null;
  const { asked } = request;
  if (asked.kind === 'giveAway') return <WhoGets {...props} shift={shift} to={asked.to} />;
  // What was agreed says everything, unless it cannot be carried out as it is.
  const isAgreed = asked.kind === 'swap' && asked.other !== undefined && asked.to !== undefined;
  if (asked.kind === 'swap' && (!isAgreed || carried.kind === 'choose'))
    return <WhichFor {...props} shift={shift} to={asked.to} />;
  return null;
}

function useAskedShift({ asked }: TeamRequest): Shift | undefined {
  const shifts = useSchedule((state) => state.schedule.shifts);
  return 'shift' in asked ? findTold(shifts, asked.shift) : undefined;
}

interface OfShift extends RequestChoiceFieldProps {
  shift: Shift;
  /** With whom it is agreed. */
  to: string | undefined;
}

/** Which rules it would break, in a line; that none is where none is. */
function useBreaksWords(): (breaks: readonly RuleBreak[]) => string {
  const { t } = useRequestWords();
  const sentence = useRuleSentences();
  return (breaks) => (breaks.length === 0 ? t('fits') : breaks.map(sentence).join(' · '));
}

/** Who gets a shift that is given away: everybody who can cover it, best fit first. */
function WhoGets({ shift, to, choice, onChoose }: OfShift) {
  const { t } = useRequestWords();
  const breaksWords = useBreaksWords();
  const schedule = useSchedule((state) => state.schedule);
  const settings = useRuleSettings();
  const contextFor = useMemo(() => contextUnder(settings), [settings]);
  const named = to === undefined ? undefined : findEmployeeByName(schedule.employees.values(), to);
  // A gift to oneself is one to nobody.
  const agreed = named && nameKey(named.name) === nameKey(shift.employeeName) ? undefined : named;
  const candidates = useMemo(
    () =>
      coverCandidates(shift, schedule.employees.values(), (name) => contextFor(schedule, name)).filter(
        ({ isCurrent, isRefused }) => !isCurrent && !isRefused,
      ),
    [shift, schedule, contextFor],
  );
  const options: readonly SelectOption<string>[] = [
    ...candidates.map(({ employee, breaks }) => ({
      value: employee.name,
      label: employee.name,
      description: breaksWords(breaks),
    })),
    { value: OPEN_SHIFT_NAME, label: t('makeOpen') },
  ];
  const value = choice.to ?? agreed?.name;
  const listed = value === undefined || options.some((option) => option.value === value);
  return (
    <div className="flex flex-col gap-1.5">
      {to !== undefined && !named && (
        <p data-status="Pending" className="text-sm font-medium text-status-text">
          {t('nobodyNamed', { name: to })}
        </p>
      )}
      <SelectField
        label={t('whoGets')}
        placeholder={t('choose')}
        value={value}
        options={listed ? options : [{ value, label: value }, ...options]}
        onChange={(chosen) => onChoose({ ...choice, to: chosen })}
      />
    </div>
  );
}

/** The shift that is got in a swap: those of the week that can be swapped for it, of the partner where one is named. */
function WhichFor({ request, shift, to, choice, onChoose }: OfShift) {
  const { t, shiftWords } = useRequestWords();
  const breaksWords = useBreaksWords();
  const schedule = useSchedule((state) => state.schedule);
  const weekStart = useSetting('weekStart');
  const settings = useRuleSettings();
  const contextFor = useMemo(() => contextUnder(settings), [settings]);
  const partner = to === undefined ? undefined : nameKey(to);
  const options = useMemo(() => {
    const shifts = weekOf(shift.date, weekStart).flatMap((date) => shiftsOn(schedule.shifts, date));
    const own =
      partner === undefined ? shifts : shifts.filter(({ employeeName }) => nameKey(employeeName) === partner);
    return swapChoices(shift, own, (name) => contextFor(schedule, name), ground().now).choices;
  }, [shift, schedule, weekStart, partner, contextFor]);
  if (options.length === 0) {
    return (
      <p data-status="Pending" className="text-sm font-medium text-status-text">
        {t('noSwap')}
      </p>
    );
  }
  return (
    <SelectField
      label={t('whichFor', { name: request.name })}
      placeholder={t('choose')}
      value={choice.otherId}
      options={options.map(({ other, given, taken }) => ({
        value: other.id,
        label: `${other.employeeName} · ${shiftWords(other)}`,
        description: breaksWords([...given, ...taken]),
      }))}
      onChange={(otherId) => onChoose({ ...choice, otherId })}
    />
  );
}
