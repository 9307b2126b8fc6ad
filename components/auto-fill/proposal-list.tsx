'use client';

import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { FilledShift, Proposal, UnfilledShift } from '@/lib/auto-fill/proposal';
import { compareText } from '@/lib/order';
import { compareShifts } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { FilledRow } from './filled-row';
import { UnfilledRow } from './unfilled-row';

interface ProposalListProps {
  proposal: Proposal;
  leftOut: ReadonlySet<string>;
  onToggle: (shiftId: string) => void;
  onReject: (filled: FilledShift) => void;
  onCover: (shiftId: string) => void;
}

type Row = FilledShift | UnfilledShift;

/** The proposal by day: who would work what and why, and what stays open. */
export function ProposalList({ proposal, leftOut, onToggle, onReject, onCover }: ProposalListProps) {
  const t = useTranslations('fill');
  const formats = useFormats();
  const days = useMemo(() => rowsByDay(proposal), [proposal]);
  const list = useRef<HTMLElement>(null);
  const rejected = useRef('');

  // The pressed button may be gone with the next plan: the focus stays at its shift.
  useEffect(() => {
    if (!rejected.current || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-shift-id="${CSS.escape(rejected.current)}"]`)?.focus();
  });

  return (
    <section ref={list} aria-label={t('proposal')} className="flex flex-col gap-4">
      {days.map(([date, rows]) => (
        <section key={date} aria-label={formats.longDay(date)}>
          <h3 className="px-2 pb-1 text-xs font-medium text-ink-2 phone:text-[13px]">
            {formats.longDay(date)}
          </h3>
          <ul className="flex flex-col">
            {rows.map((row) =>
              'employeeId' in row ? (
                <FilledRow
                  key={row.shift.id}
                  filled={row}
                  isTaken={!leftOut.has(row.shift.id)}
                  onToggle={onToggle}
                  onReject={(filled) => {
                    rejected.current = filled.shift.id;
                    onReject(filled);
                  }}
                />
              ) : (
                <UnfilledRow key={row.shift.id} unfilled={row} onCover={onCover} />
              ),
            )}
          </ul>
        </section>
      ))}
    </section>
  );
}

function rowsByDay({ filled, unfilled }: Proposal): readonly (readonly [LocalDate, readonly Row[]])[] {
  const days = new Map<LocalDate, Row[]>();
  for (const row of [...filled, ...unfilled]) {
    const { date } = row.shift;
    days.set(date, [...(days.get(date) ?? []), row]);
  }
  return [...days]
    .sort(([one], [other]) => compareText(one, other))
    .map(([date, rows]) => [date, rows.sort((one, other) => compareShifts(one.shift, other.shift))]);
}
