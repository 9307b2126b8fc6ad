'use client';

import { useTranslations } from 'use-intl';
import { useStatusName } from '@/components/parts/roles/use-role-name';
import { StatusIcon } from '@/components/parts/status-icon';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { MoreFields } from '@/components/ui/fields/more-fields';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { type BreakField, detailsFromDraft, type ShiftDraft } from '@/lib/shifts/shift/check-shift-draft';
import { isKnownStatus, SHIFT_STATUSES } from '@/lib/shifts/shift/shift';

const FurtherDetails = lazyPart(() =>
  import('./more/further-details').then((module) => module.FurtherDetails),
);

function hasDetails(draft: ShiftDraft): boolean {
  return Object.keys(detailsFromDraft(draft)).length > 0;
}

interface DetailsStepProps {
  draft: ShiftDraft;
  refusals: readonly BreakField[];
  onChange: (fields: Partial<ShiftDraft>) => void;
}

/** Step 2: status (any value) and notes. */
export function DetailsStep({ draft, refusals, onChange }: DetailsStepProps) {
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
      <MoreFields label={common('more')} isOpen={hasDetails(draft)} mustShow={refusals.length > 0}>
        {() => <FurtherDetails draft={draft} refusals={refusals} onChange={onChange} />}
      </MoreFields>
    </>
  );
}
