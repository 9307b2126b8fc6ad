'use client';

import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WeekLines } from '@/components/inbox/week-lines';
import { Avatar } from '@/components/parts/avatar';
import { useWhenMade } from '@/components/parts/use-when-made';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { useFormats } from '@/components/ui/use-formats';
import { type AskRow, type AvailabilityAsk, askRows } from '@/lib/requests/ask/ask-table';
import { approveAll } from '@/stores/requests/decide';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** Who was asked, who has answered, and what is taken over: one by one, or all after a look at them. */
export function AskAnswers({ ask }: { ask: AvailabilityAsk }) {
  const t = useTranslations('ask');
  const inbox = useTranslations('inbox');
  const formats = useFormats();
  const headId = useId();
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const requests = useSchedule(({ schedule }) => schedule.requests);
  const today = useUi((state) => state.today);
  const rows = useMemo(
    () => askRows(ask, employees, requests, formats.compareNames),
    [ask, employees, requests, formats],
  );
  const [previewed, setPreviewed] = useState<readonly AskRow[]>([]);
  const waiting = rows.filter(({ state }) => state === 'open');
  const answered = rows.filter(({ state }) => state !== 'missing').length;
  const takeOver = () => {
    setPreviewed([]);
    approveAll(
      previewed.flatMap(({ answer }) => answer?.record ?? []),
      (count) => ({ message: t('taken', { count }), detail: '', gone: inbox('gone') }),
    );
  };
  return (
    <section aria-labelledby={headId} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 id={headId} className="font-semibold">
            {t('table')}
          </h3>
          <p className="tnum text-sm text-ink-2">
            {t(ask.lastDay < today ? 'late' : 'progress', {
              answered,
              count: rows.length,
              day: formats.longDay(ask.lastDay),
            })}
          </p>
        </div>
        {waiting.length > 1 && (
          <Button variant="soft" onClick={() => setPreviewed(waiting)}>
            {t('all', { count: waiting.length })}
          </Button>
        )}
      </div>
      <table className="w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('answer')}</th>
            <th scope="col">{t('one')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AskRowView key={row.employee.id} row={row} onPreview={() => setPreviewed([row])} />
          ))}
        </tbody>
      </table>
      {previewed.length > 0 && (
        <Preview rows={previewed} onCancel={() => setPreviewed([])} onConfirm={takeOver} />
      )}
    </section>
  );
}

function AskRowView({ row, onPreview }: { row: AskRow; onPreview: () => void }) {
  const t = useTranslations('ask');
  const when = useWhenMade(
    useUi((state) => state.timezone),
    useUi((state) => state.today),
  );
  const { employee, state, answer } = row;
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-2 pr-3 text-left font-medium">
        <span className="flex items-center gap-3">
          <Avatar name={employee.name} roleColor={employee.color} size={28} />
          <span className="min-w-0 wrap-anywhere" dir="auto">
            {employee.name}
          </span>
        </span>
      </th>
      <td className={`tnum py-2 pr-3 ${state === 'missing' ? 'text-ink-2' : ''}`}>
        {state === 'open' && answer ? t('open', { when: when(answer.request.madeAt) }) : stateWords(t, state)}
      </td>
      <td className="py-2 text-right">
        {state === 'open' && (
          <Button size="sm" aria-label={t('oneOf', { name: employee.name })} onClick={onPreview}>
            {t('one')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function stateWords(t: ReturnType<typeof useTranslations<'ask'>>, state: AskRow['state']): string {
  return state === 'open' ? '' : t(state);
}

interface PreviewProps {
  rows: readonly AskRow[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** The weeks as they would be, before they are. */
function Preview({ rows, onCancel, onConfirm }: PreviewProps) {
  const t = useTranslations('ask');
  const common = useTranslations('common');
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={t('previewTitle')}
      cancelLabel={common('cancel')}
      confirmLabel={t('all', { count: rows.length })}
      onCancel={onCancel}
      onConfirm={onConfirm}
      extra={
        <ul className="flex max-h-80 flex-col gap-3 overflow-y-auto pt-3">
          {rows.map(({ employee, answer }) => (
            <li key={employee.id}>
              <p className="text-sm font-semibold" dir="auto">
                {employee.name}
              </p>
              {answer?.request.asked.kind === 'availability' && (
                <WeekLines weekly={answer.request.asked.weekly} />
              )}
            </li>
          ))}
        </ul>
      }
    >
      {t('preview', { count: rows.length })}
    </ConfirmDialog>
  );
}
