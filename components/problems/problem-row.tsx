'use client';

import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import type { Problem } from '@/lib/rules/problems/problem';
import { isHardBreak } from '@/lib/rules/rule-break';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { ignoreProblem } from '@/stores/schedule/problems/ignore';

interface ProblemRowProps {
  problem: Problem;
  /** The row names the person, because the group does not. */
  hasName: boolean;
  isIgnoring: boolean;
  onIgnoring: (isIgnoring: boolean) => void;
  onShow: (shift: Shift) => void;
}

/** A press shows the shift in the calendar. */
export function ProblemRow({ problem, hasName, isIgnoring, onIgnoring, onShow }: ProblemRowProps) {
  const t = useTranslations('problems');
  const sentence = useProblemSentence()(problem);
  const time = useProblemTime()(problem);
  const row = useRef<HTMLLIElement>(null);
  const roleName = useRoleName();
  const ignore = useRef<HTMLButtonElement>(null);
  const [first] = problem.parts;
  if (!first) return null;
  // An open shift is identified by its role.
  const role = isOpenShift(first.shift) && roleName(first.shift.role);
  const title = role || (hasName && problem.person);
  const isHard = first.found !== undefined && isHardBreak(first.found);
  const Icon = isHard ? CircleAlert : TriangleAlert;
  return (
    <li ref={row} data-problem={problem.key} className="border-b border-line last:border-b-0">
      <div className="flex items-center gap-1">
        <button
          type="button"
          className="focus-ring motion flex min-h-11 min-w-0 grow flex-col items-start rounded-control px-2 py-2 text-left hover:bg-hover"
          onClick={() => onShow(first.shift)}
        >
          {title && (
            <span dir="auto" className="font-medium wrap-anywhere">
              {title}
            </span>
          )}
          <span className="tnum text-ink-2">{time}</span>
          <span
            data-status={isHard ? 'Canceled' : 'Pending'}
            className="flex items-start gap-1.5 text-xs font-medium text-status-text phone:text-[13px]"
          >
            <Icon aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span className="wrap-anywhere">{sentence}</span>
          </span>
        </button>
        <Button
          ref={ignore}
          variant="ghost"
          size="sm"
          aria-label={t('ignoreFor', {
            what: [role || problem.person, time, sentence].filter(Boolean).join(', '),
          })}
          aria-expanded={isIgnoring}
          onClick={() => onIgnoring(!isIgnoring)}
        >
          {t('ignore')}
        </Button>
      </div>
      {isIgnoring && (
        <IgnoreForm
          onCancel={() => {
            onIgnoring(false);
            ignore.current?.focus();
          }}
          onIgnore={(reason) => {
            moveFocusOn(row.current);
            onIgnoring(false);
            ignoreProblem(problem, reason);
          }}
        />
      )}
    </li>
  );
}

/** Describes a problem from the view of its first shift. */
export function useProblemSentence(): (problem: Problem) => string {
  const t = useTranslations('problems');
  const formats = useFormats();
  const roleName = useRoleName();
  const ruleSentence = useRuleSentences();
  return ({ kind, parts: [first] }) => {
    const found = first?.found;
    if (!found) return t('open');
    if (kind !== 'doubleBooked' || found.rule !== 'overlap') return ruleSentence(found);
    const { role, date, startTime, endTime } = found.other;
    const shift = `${formats.weekdayShort(date)} ${formats.timeRange(startTime, endTime)}`;
    return t('doubleBooked', { role: roleName(role), shift });
  };
}

/** The time of the problem's shift, or the days of more than two shifts. */
export function useProblemTime(): (problem: Problem) => string {
  const formats = useFormats();
  return ({ parts }) => {
    const [first, last] = [parts[0]?.shift, parts.at(-1)?.shift];
    if (!first || !last) return '';
    if (parts.length > 2) return formats.dayRange(first.date, last.date);
    return `${formats.weekdayDay(first.date)}, ${formats.timeRange(first.startTime, first.endTime)}`;
  };
}

/**
 * Call before removing a row of a dialog's list. Moves the focus to the next row, else to the previous row,
 * else to the title.
 */
export function moveFocusOn(row: Element | null | undefined): void {
  const dialog = row?.closest('[role="dialog"], [role="alertdialog"]');
  if (!row || !dialog) return;
  const rows = [...dialog.querySelectorAll('[data-problem]')];
  const position = rows.indexOf(row);
  const next = rows[position + 1] ?? rows[position - 1];
  (next?.querySelector('button') ?? dialog.querySelector('h2'))?.focus();
}

/** In characters. */
const MAX_REASON = 200;

interface IgnoreFormProps {
  onCancel: () => void;
  onIgnore: (reason: string) => void;
}

function IgnoreForm({ onCancel, onIgnore }: IgnoreFormProps) {
  const t = useTranslations('problems');
  const common = useTranslations('common');
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  useEffect(() => field.current?.focus(), []);
  // Escape closes the form, not the list around it.
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onCancel();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-2 px-2 pb-3"
      onKeyDown={leaveOnEscape}
      onSubmit={(event) => {
        event.preventDefault();
        onIgnore(reason);
      }}
    >
      <TextField
        ref={field}
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        maxLength={MAX_REASON}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button size="sm" variant="soft" type="submit">
          {t('ignore')}
        </Button>
      </div>
    </form>
  );
}
