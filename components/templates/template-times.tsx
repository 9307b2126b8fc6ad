'use client';

import { useTranslations } from 'use-intl';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TimeSpanFields } from '@/components/ui/fields/time-span-fields';
import { useFormats } from '@/components/ui/use-formats';
import type { TemplateRefusal } from '@/lib/templates/check-template-draft';
import { DURATION_PRESETS, type TemplateDraft } from '@/lib/templates/template-draft';
import { clockTimeOf, parseClockTime } from '@/lib/time/clock-time';

/** 9:00, the example shown with an invalid time. */
const EXAMPLE_MINUTE = 540;

interface TemplateTimesProps {
  draft: TemplateDraft;
  refusals: readonly TemplateRefusal[];
  onChange: (fields: Partial<TemplateDraft>) => void;
}

/** Start and end: one of the five presets, or typed. */
export function TemplateTimes({ draft, refusals, onChange }: TemplateTimesProps) {
  const t = useTranslations('templates');
  const form = useTranslations('shiftForm');
  const formats = useFormats();
  const startTime = parseClockTime(draft.startTime);
  const endTime = parseClockTime(draft.endTime);
  const chosen = DURATION_PRESETS.find(
    (preset) => preset.startTime === startTime && preset.endTime === endTime,
  );
  const has = (kind: TemplateRefusal['kind']) => refusals.some((refusal) => refusal.kind === kind);
  const example = formats.time(clockTimeOf(EXAMPLE_MINUTE));
  const timeError = (missing: 'startMissing' | 'endMissing', invalid: 'startInvalid' | 'endInvalid') => {
    if (has(missing)) return form(missing);
    return has(invalid) ? form('timeInvalid', { example }) : undefined;
  };
  return (
    <>
      <ChipGroup
        label={t('presets')}
        value={chosen?.id}
        onChange={(id) => {
          const preset = DURATION_PRESETS.find((candidate) => candidate.id === id);
          if (preset) onChange({ startTime: preset.startTime, endTime: preset.endTime });
        }}
        options={DURATION_PRESETS.map(({ id }) => ({ value: id, label: t(id) }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <TimeSpanFields
          labels={{ start: t('startTime'), end: t('endTime') }}
          start={draft.startTime}
          end={draft.endTime}
          onChange={({ start, end }) =>
            onChange({
              ...(start !== undefined && { startTime: start }),
              ...(end !== undefined && { endTime: end }),
            })
          }
          errors={{
            start: timeError('startMissing', 'startInvalid'),
            end: timeError('endMissing', 'endInvalid'),
          }}
          nextDay={form('nextDay')}
        />
      </div>
    </>
  );
}
