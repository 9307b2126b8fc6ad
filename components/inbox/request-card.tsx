'use client';

import { Check, ShieldAlert, Trash2, X } from 'lucide-react';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { useTimeText } from '@/components/parts/use-time-text';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { SelectField, type SelectOption } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { findEmployeeByName, nameKey } from '@/lib/employees/employee';
import { MAX_ASKED_NOTE_LENGTH } from '@/lib/requests/asked';
import {
  employeeOf,
  planRequest,
  type RequestChoice,
  type RequestPlan,
} from '@/lib/requests/inbox/plan-request';
import { findAsked } from '@/lib/requests/inbox/stale';
import type { RequestRecord } from '@/lib/requests/request-record';
import type { TeamRequest } from '@/lib/requests/team-request';
import { coverCandidates } from '@/lib/rules/cover';
import type { RuleBreak } from '@/lib/rules/rule-break';
import { swapChoices } from '@/lib/rules/swap';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { weekOf } from '@/lib/time/week';
import { approve, decisionContext, decline, removeRequests } from '@/stores/requests/decide';
import { contextWithSettings } from '@/stores/schedule/plan-breaks';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { RequestEffect, useStaleWords } from './request-effect';
import { useRequestWords } from './use-request-words';
import { WeekLines } from './week-lines';

interface RequestCardProps {
  record: RequestRecord;
  request: TeamRequest;
  onLeave: (card: HTMLElement | null) => void;
}

/** One request: the person, the wish, the effect of approving, and the decision. */
export function RequestCard({ record, request, onLeave }: RequestCardProps) {
  const { t, sentence, about } = useRequestWords();
  const when = useTimeText(
    useUi((state) => state.timezone),
    useUi((state) => state.today),
  );
  const headId = useId();
  const { name, asked, state, word, isVerified, madeAt, decidedAt } = request;
  const color = useSchedule(({ schedule }) => employeeOf(request, schedule.employees)?.color ?? 'gray');
  const shifts = useSchedule((all) => all.schedule.shifts);
  const shift = 'shift' in asked ? findAsked(shifts, asked.shift) : undefined;
  return (
    <li aria-labelledby={headId} className="inbox-card" data-request={asked.kind}>
      <div className="flex items-start gap-3">
        <Avatar name={name} roleColor={color} size={30} />
        <div className="flex min-w-0 grow flex-col gap-0.5">
          <h2 id={headId} className="text-sm font-semibold wrap-anywhere" dir="auto">
            {sentence(request)}
          </h2>
          {about(request) !== '' && (
            <p className="tnum text-sm" {...(shift && { 'data-shift-id': shift.id })}>
              {about(request)}
            </p>
          )}
          <p className="tnum text-xs text-ink-2 phone:text-[13px]">
            {t('askedAt', { when: when(madeAt) })}
            {isVerified && ` · ${t('verified')}`}
            {decidedAt !== undefined &&
              ` · ${t(state === 'approved' ? 'approvedAt' : 'declinedAt', { when: when(decidedAt) })}`}
          </p>
        </div>
        <Badge className="phone:hidden">{t(`kinds.${asked.kind === 'seen' ? 'claim' : asked.kind}`)}</Badge>
      </div>
      {asked.note !== '' && <Quote text={asked.note} />}
      {asked.kind === 'availability' && (
        <div className="flex flex-col gap-1">
          <WeekLines weekly={asked.weekly} />
          {state === 'open' && (
            <p className="text-xs text-ink-2 phone:text-[13px]">{t('replaces', { name })}</p>
          )}
        </div>
      )}
      {!isVerified && <UnverifiedNote name={name} />}
      {state === 'open' ? (
        <Decision record={record} request={request} onLeave={onLeave} />
      ) : (
        <>
          {word !== '' && <Quote text={word} />}
          <Remove record={record} what={sentence(request)} onLeave={onLeave} />
        </>
      )}
    </li>
  );
}

function Quote({ text }: { text: string }) {
  return (
    <blockquote className="border-l-2 border-line-2 pl-3 text-sm wrap-anywhere text-ink-2" dir="auto">
      {text}
    </blockquote>
  );
}

function UnverifiedNote({ name }: Pick<TeamRequest, 'name'>) {
  const { t } = useRequestWords();
  return (
    <p
      data-status="Pending"
      className="flex items-start gap-1.5 text-xs font-medium text-status-text phone:text-[13px]"
    >
      <ShieldAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{t('unverified', { name })}</span>
    </p>
  );
}

function Remove({
  record,
  what,
  onLeave,
}: { record: RequestRecord; what: string } & Pick<RequestCardProps, 'onLeave'>) {
  const { t } = useRequestWords();
  return (
    <IconButton
      label={t('removeOf', { what })}
      className="inbox-remove"
      icon={<Trash2 aria-hidden="true" />}
      onClick={(event) => {
        onLeave(event.currentTarget.closest('li'));
        removeRequests([record], t('removed'));
      }}
    />
  );
}

function Decision({ record, request, onLeave }: RequestCardProps) {
  const store = useScheduleStore();
  const { t, sentence, about } = useRequestWords();
  const staleWords = useStaleWords();
  const [choice, setChoice] = useState<RequestChoice>({});
  const [isDeclining, setDeclining] = useState(false);
  const [hasCanceled, setHasCanceled] = useState(false);
  const shifts = useSchedule((state) => state.schedule.shifts);
  const employees = useSchedule((state) => state.schedule.employees);
  const date = useUi((state) => state.today);
  const minute = useUi((state) => state.minute);
  const requestPlan = useMemo(() => {
    const now = { date, time: clockTimeOf(minute) };
    return planRequest(request, choice, { shifts, employees, now, newId: store.newId });
  }, [request, choice, shifts, employees, date, minute, store]);
  const what = sentence(request);
  const words = (message: string) => ({ message, detail: about(request), gone: t('gone') });
  const card = (element: HTMLElement) => element.closest('li');
  if (isDeclining) {
    return (
      <DeclineForm
        name={request.name}
        firstWord={requestPlan.kind === 'stale' ? staleWords(requestPlan.stale, request.name) : ''}
        onCancel={() => {
          setDeclining(false);
          setHasCanceled(true);
        }}
        onDecline={(word, form) => {
          onLeave(card(form));
          decline(record, word, words(t('isDeclined', { what })));
        }}
      />
    );
  }
  return (
    <>
      <RequestChoiceField request={request} requestPlan={requestPlan} choice={choice} onChoose={setChoice} />
      <RequestEffect request={request} requestPlan={requestPlan} choice={choice} onChoose={setChoice} />
      <div className="flex flex-wrap gap-2">
        {requestPlan.kind !== 'stale' && requestPlan.kind !== 'refused' && (
          <Button
            variant="soft"
            icon={<Check aria-hidden="true" />}
            aria-label={t('approveOf', { what })}
            disabled={requestPlan.kind !== 'ready'}
            onClick={(event) => {
              onLeave(card(event.currentTarget));
              approve(record, choice, words(t('isApproved', { what })));
            }}
          >
            {t('approve')}
          </Button>
        )}
        <Button
          // The button replaces the form that had the focus.
          autoFocus={hasCanceled}
          icon={<X aria-hidden="true" />}
          aria-label={t('declineOf', { what })}
          onClick={() => setDeclining(true)}
        >
          {t('decline')}
        </Button>
      </div>
    </>
  );
}

interface DeclineFormProps {
  name: string;
  firstWord: string;
  onCancel: () => void;
  onDecline: (word: string, form: HTMLElement) => void;
}

function DeclineForm({ name, firstWord, onCancel, onDecline }: DeclineFormProps) {
  const { t } = useRequestWords();
  const common = useTranslations('common');
  const [word, setWord] = useState(firstWord);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDecline(word, event.currentTarget);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2.5">
      <TextField
        label={t('word', { name })}
        value={word}
        maxLength={MAX_ASKED_NOTE_LENGTH}
        autoFocus
        dir="auto"
        onChange={({ currentTarget }) => setWord(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="soft" icon={<X aria-hidden="true" />}>
          {t('declineNow')}
        </Button>
        <Button onClick={onCancel}>{common('cancel')}</Button>
      </div>
    </form>
  );
}

interface RequestChoiceFieldProps {
  request: TeamRequest;
  requestPlan: RequestPlan;
  choice: RequestChoice;
  onChoose: (choice: RequestChoice) => void;
}

/** The choice that the manager has to make before approving; renders nothing if the request is complete. */
function RequestChoiceField(props: RequestChoiceFieldProps) {
  const { requestPlan, request } = props;
  const shift = useRequestedShift(request);
  if (!shift || requestPlan.kind === 'stale') return null;
  const { asked } = request;
  if (asked.kind === 'giveAway') return <CoverPersonField {...props} shift={shift} to={asked.to} />;
  // An agreed swap is complete, unless it can no longer be applied.
  const isAgreed = asked.kind === 'swap' && asked.other !== undefined && asked.to !== undefined;
  if (asked.kind === 'swap' && (!isAgreed || requestPlan.kind === 'choose'))
    return <SwapShiftField {...props} shift={shift} to={asked.to} />;
  return null;
}

function useRequestedShift({ asked }: TeamRequest): Shift | undefined {
  const shifts = useSchedule((state) => state.schedule.shifts);
  return 'shift' in asked ? findAsked(shifts, asked.shift) : undefined;
}

interface ShiftRequestProps extends RequestChoiceFieldProps {
  shift: Shift;
  /** The agreed person. */
  to: string | undefined;
}

/** Formats broken rules in one line; a confirming text if no rule is broken. */
function useBreaksWords(): (breaks: readonly RuleBreak[]) => string {
  const { t } = useRequestWords();
  const sentence = useRuleSentences();
  return (breaks) => (breaks.length === 0 ? t('fits') : breaks.map(sentence).join(' · '));
}

/** Chooses the new person for a given-away shift, from everybody who can cover the shift, best fit first. */
function CoverPersonField({ shift, to, choice, onChoose }: ShiftRequestProps) {
  const { t } = useRequestWords();
  const breaksWords = useBreaksWords();
  const schedule = useSchedule((state) => state.schedule);
  const settings = useRuleSettings();
  const contextFor = useMemo(() => contextWithSettings(settings), [settings]);
  const named = to === undefined ? undefined : findEmployeeByName(schedule.employees.values(), to);
  // A person who names themselves has agreed with nobody.
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

/**
 * Chooses the shift to get in a swap: a swappable shift of the week, of the partner only if the request names
 * one.
 */
function SwapShiftField({ request, shift, to, choice, onChoose }: ShiftRequestProps) {
  const { t, shiftWords } = useRequestWords();
  const breaksWords = useBreaksWords();
  const schedule = useSchedule((state) => state.schedule);
  const weekStart = useSetting(weekStartSetting);
  const settings = useRuleSettings();
  const contextFor = useMemo(() => contextWithSettings(settings), [settings]);
  const partner = to === undefined ? undefined : nameKey(to);
  const options = useMemo(() => {
    const shifts = weekOf(shift.date, weekStart).flatMap((date) => shiftsOn(schedule.shifts, date));
    const partnerShifts =
      partner === undefined ? shifts : shifts.filter(({ employeeName }) => nameKey(employeeName) === partner);
    return swapChoices(shift, partnerShifts, (name) => contextFor(schedule, name), decisionContext().now)
      .choices;
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
