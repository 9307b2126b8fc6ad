'use client';

import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { RecordNews, useTypedFormats } from '@/components/parts/record-form/record-news';
import type { RecordForm } from '@/components/parts/record-form/use-record-form';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import type { ShiftDraft } from '@/lib/shifts/shift/check-shift-draft';
import { closeDialog } from '@/stores/ui/dialogs';

interface ShiftNewsProps {
  record: RecordForm<ShiftDraft>;
  onSaveAsNew: () => void;
}

/** Edits made elsewhere to the shift of an open form, as text. */
export const ShiftNews = withLaterWords(NewsInWords);

function NewsInWords({ record, onSaveAsNew }: ShiftNewsProps) {
  const t = useTranslations('shiftForm');
  const more = useTranslations('shiftMore');
  const details = useTranslations('details');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const { dateOf, timeOf } = useTypedFormats();
  const roleName = useRoleName();
  const statusName = useStatusName();
  const kindOf = (kind = '') =>
    kind === 'onCall' || kind === 'training' ? details(kind) : kind || more('regular');
  const minutesOf = (typed = '') => typed && formats.duration(Number(typed));
  return (
    <RecordNews
      record={record}
      onSaveAsNew={onSaveAsNew}
      onDiscard={closeDialog}
      words={{
        employeeName: {
          label: t('employee'),
          value: ({ isOpen, employeeName }) => (isOpen ? calendar('openShift') : employeeName),
        },
        role: { label: t('role'), value: ({ role }) => role && roleName(role) },
        date: { label: t('date'), value: ({ date }) => dateOf(date) },
        startTime: { label: t('startTime'), value: ({ startTime }) => timeOf(startTime) },
        endTime: { label: t('endTime'), value: ({ endTime }) => timeOf(endTime) },
        status: { label: t('status'), value: ({ status }) => statusName(status) },
        notes: { label: t('notes'), value: ({ notes }) => notes },
        station: { label: more('station'), value: ({ station = '' }) => station },
        teamNotes: { label: more('teamNotes'), value: ({ teamNotes = '' }) => teamNotes },
        kind: { label: more('kind'), value: ({ kind }) => kindOf(kind) },
        unpaidBreak: { label: more('unpaidBreak'), value: ({ unpaidBreak }) => minutesOf(unpaidBreak) },
        paidBreak: { label: more('paidBreak'), value: ({ paidBreak }) => minutesOf(paidBreak) },
      }}
    />
  );
}
