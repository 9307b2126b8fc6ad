'use client';

import { Copy, Share2 } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WeekLines } from '@/components/inbox/week-lines';
import { Avatar } from '@/components/parts/avatar';
import { withLaterWords } from '@/components/parts/later-words';
import { QrPicture } from '@/components/parts/share/qr-picture';
import { copyText, type SendOutcome, shareText } from '@/components/parts/share/send';
import { useTimeText } from '@/components/parts/use-time-text';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { type AskRow, type AvailabilityAsk, askRows } from '@/lib/requests/ask/ask-table';
import { moduleSize, qrCodeOf } from '@/lib/share/qr-code';
import { addDays, isLocalDate } from '@/lib/time/local-date';
import { askLink, askTeam, endAsk, useAsk } from '@/stores/requests/ask';
import { approveAll } from '@/stores/requests/decide';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';

/** Default time to answer. */
const DAYS_TO_ANSWER = 7;

/** Asks the whole team for its availability, and shows the answers. */
export const AskDialog = withLaterWords(Question);

function Question() {
  const t = useTranslations('ask');
  const common = useTranslations('common');
  const today = useUi((state) => state.today);
  const ask = useAsk();
  const [isAsking, setAsking] = useState(false);
  const [lastDay, setLastDay] = useState<string>(addDays(today, DAYS_TO_ANSWER));
  const [isRefused, setRefused] = useState(false);
  const isForm = !ask || isAsking;
  const make = () => {
    if (!isLocalDate(lastDay) || lastDay < today) {
      setRefused(true);
      return;
    }
    askTeam(lastDay);
    setAsking(false);
  };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      size="md"
      onSubmit={isForm ? make : undefined}
      footer={
        isForm ? (
          <>
            <Button size="dialog" onClick={ask ? () => setAsking(false) : closeDialog}>
              {common('cancel')}
            </Button>
            <Button type="submit" variant="primary" size="dialog">
              {t('make')}
            </Button>
          </>
        ) : (
          <>
            <Button size="dialog" variant="ghost" onClick={endAsk}>
              {t('end')}
            </Button>
            <Button size="dialog" onClick={() => setAsking(true)}>
              {t('again')}
            </Button>
          </>
        )
      }
    >
      {isForm ? (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-ink-2">{t('lead')}</p>
          <DateField
            label={t('lastDay')}
            value={lastDay}
            today={today}
            error={isRefused ? t('noDate') : undefined}
            className="md:max-w-72"
            onChange={(value) => {
              setRefused(false);
              setLastDay(value);
            }}
          />
        </div>
      ) : (
        <div className="flex flex-col gap-6">
          <SendAsk ask={ask} />
          <AskAnswers ask={ask} />
        </div>
      )}
    </Dialog>
  );
}

/** Maximum side of the QR code on screen. */
const MAX_PIXELS = 220;

/** The link of the question: copied, shared, or as a QR code. */
function SendAsk({ ask }: { ask: AvailabilityAsk }) {
  const t = useTranslations('ask');
  const formats = useFormats();
  const [link, setLink] = useState<string>();
  const [outcome, setOutcome] = useState<SendOutcome>();
  useEffect(() => {
    let isWanted = true;
    void askLink(ask).then((made) => isWanted && setLink(made));
    return () => {
      isWanted = false;
    };
  }, [ask]);
  const code = useMemo(() => (link === undefined ? undefined : qrCodeOf(link)), [link]);
  const message = `${t('message', { day: formats.longDay(ask.lastDay) })}\n${link ?? ''}`;
  const send = (sending: Promise<SendOutcome>) =>
    void sending.then((result) => result !== 'canceled' && setOutcome(result));
  return (
    <section className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-3">
        <TextField
          label={t('link')}
          hint={t('lead')}
          value={link ?? ''}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            icon={<Copy aria-hidden="true" />}
            disabled={!link}
            onClick={() => send(copyText(message))}
          >
            {t('copy')}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button
              icon={<Share2 aria-hidden="true" />}
              disabled={!link}
              onClick={() => send(shareText(message, t('title')))}
            >
              {t('share')}
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {outcome && t(outcome === 'failed' ? 'notCopied' : outcome === 'shared' ? 'shared' : 'copied')}
        </p>
      </div>
      {code && (
        <div className="w-fit overflow-hidden rounded-box border border-line-2 bg-white phone:hidden">
          <QrPicture code={code} label={t('qr')} pixels={code.size * moduleSize(code, MAX_PIXELS)} />
        </div>
      )}
    </section>
  );
}

/**
 * Lists who was asked and who has answered, with buttons to apply the answers one by one, or all after a
 * preview.
 */
function AskAnswers({ ask }: { ask: AvailabilityAsk }) {
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
  const adoptDatabase = () => {
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
        <Preview rows={previewed} onCancel={() => setPreviewed([])} onConfirm={adoptDatabase} />
      )}
    </section>
  );
}

function AskRowView({ row, onPreview }: { row: AskRow; onPreview: () => void }) {
  const t = useTranslations('ask');
  const when = useTimeText(
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

/** The resulting weeks, before they are applied. */
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
