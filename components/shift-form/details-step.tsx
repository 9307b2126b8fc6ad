'use client';

import { useTranslations } from 'use-intl';
import { useStatusName } from '@/components/parts/roles/use-role-name';
import { StatusIcon } from '@/components/parts/status-icon';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { MoreFields } from '@/components/ui/fields/more-fields';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { type BreakField, detailsFromDraft, type ShiftDraft } from '@/lib/shifts/shift/check-shift-draft';
import { isKnownStatus, SHIFT_STATUSES, type Shift } from '@/lib/shifts/shift/shift';
import type { RepeatForm } from './repeat/use-repeat';

const FurtherDetails = lazyPart(() =>
  import('./more/further-details').then((module) => module.FurtherDetails),
);

function hasDetails(draft: ShiftDraft): boolean {
  return Object.keys(detailsFromDraft(draft)).length > 0;
}

const RepeatField = lazyPart(() => import('./repeat/repeat-field').then((module) => module.RepeatField));

interface DetailsStepProps {
  draft: ShiftDraft;
  shift: Shift | undefined;
  /** How the shift repeats; undefined where none can. */
  repeat: RepeatForm | undefined;
  refusals: readonly BreakField[];
  onChange: (fields: Partial<ShiftDraft>) => void;
}

/** Step 2: status (any value), notes, and whether it repeats. */
export function DetailsStep({ draft, shift, repeat, refusals, onChange }: DetailsStepProps) {
  const t = useTranslations('shiftForm');
  const common = useTranslations('common');
  const statusName = useStatusName();
  const statuses = isKnownStatus(draft.status) ? SHIFT_STATUSES : [...SHIFT_STATUSES, draft.status];
  return (
    <>
      <ChipGroup
        label={t('status')}
        value={draft.status}
        onChange={(status) => onChange({ status })}
        options={statuses.map((status) => ({
          value: status,
          label: statusName(status),
          icon: <StatusIcon status={status} />,
        }))}
      />
      <TextAreaField
        label={t('notes')}
        hint={t('notesHint')}
        value={draft.notes}
        rows={4}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
      {repeat && <RepeatField form={repeat} draft={draft} shift={shift} />}
      <MoreFields label={common('more')} isOpen={hasDetails(draft)} mustShow={refusals.length > 0}>
        {() => <FurtherDetails draft={draft} refusals={refusals} onChange={onChange} />}
      </MoreFields>
    </>
  );
}
