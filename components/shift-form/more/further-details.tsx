'use client';

import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { ComboboxField } from '@/components/ui/fields/combobox-field';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { breakRulesSetting, ownBreaksSetting } from '@/lib/settings/break-settings';
import { stationsSetting } from '@/lib/settings/team-settings';
import { breakPlan } from '@/lib/shifts/proposed-breaks';
import { type BreakField, type ShiftDraft, withProposedBreaks } from '@/lib/shifts/shift/check-shift-draft';
import { useSetting } from '@/stores/settings/use-setting';

interface FurtherDetailsProps {
  draft: ShiftDraft;
  refusals: readonly BreakField[];
  onChange: (fields: Partial<ShiftDraft>) => void;
}

/** Rarely used fields: station, notes for the team, kind, breaks. */
export const FurtherDetails = withLaterWords(DetailFields);

const BREAKS = ['unpaidBreak', 'paidBreak'] as const;

function DetailFields({ draft, refusals, onChange }: FurtherDetailsProps) {
  const t = useTranslations('shiftMore');
  const details = useTranslations('details');
  const common = useTranslations('common');
  const stations = useSetting(stationsSetting);
  const breakRules = useSetting(breakRulesSetting);
  const ownBreaks = useSetting(ownBreaksSetting);
  const proposed = withProposedBreaks(draft, breakPlan(breakRules, ownBreaks));
  const kind = draft.kind ?? '';
  const kinds = ['', 'onCall', 'training'];
  const kindName = (value: string) => {
    if (value === 'onCall' || value === 'training') return details(value);
    return value === '' ? t('regular') : value;
  };
  return (
    <>
      <ComboboxField
        label={t('station')}
        value={draft.station ?? ''}
        placeholder={t('stationExample')}
        emptyText={t('newStation')}
        options={stations.map((station) => ({ value: station, label: station }))}
        onChange={(station) => onChange({ station })}
      />
      <TextAreaField
        label={t('teamNotes')}
        hint={t('teamNotesHint')}
        value={draft.teamNotes ?? ''}
        rows={2}
        maxLength={200}
        dir="auto"
        onChange={({ currentTarget }) => onChange({ teamNotes: currentTarget.value })}
      />
      <ChipGroup
        label={t('kind')}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
        options={(kinds.includes(kind) ? kinds : [...kinds, kind]).map((value) => ({
          value,
          label: kindName(value),
        }))}
      />
      <div className="grid grid-cols-2 gap-3">
        {BREAKS.map((field) => (
          <TextField
            key={field}
            label={t(field)}
            value={proposed[field] ?? ''}
            error={refusals.includes(field) ? t('breakWrong') : undefined}
            inputMode="numeric"
            autoComplete="off"
            suffix={<span className="text-ink-2">{common('minutesUnit')}</span>}
            onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
          />
        ))}
      </div>
    </>
  );
}
