'use client';

import { useTranslations } from 'use-intl';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TextField } from '@/components/ui/fields/text-field';
import { TimeField } from '@/components/ui/fields/time-field';
import { useFormats } from '@/components/ui/use-formats';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { durationMinutes, isOvernight } from '@/lib/time/interval';
import { CHOICES, type WorkedDraft, workedFromDraft } from '@/lib/worked/worked-draft';

interface WorkedRowProps {
  shift: Shift;
  draft: WorkedDraft;
  showsMistakes: boolean;
  onChange: (fields: Partial<WorkedDraft>) => void;
}

/** One shift: as planned, worked at other times, or not at all. */
export function WorkedRow({ shift, draft, showsMistakes, onChange }: WorkedRowProps) {
  const t = useTranslations('worked');
  const formats = useFormats();
  const read = workedFromDraft(draft);
  const mistakes = showsMistakes && 'mistakes' in read ? read.mistakes : undefined;
  const worked = 'worked' in read && read.worked?.outcome === 'worked' ? read.worked : undefined;
  const more = worked ? durationMinutes(worked.startTime, worked.endTime) - shiftMinutes(shift) : 0;
  const times = formats.timeRange(shift.startTime, shift.endTime);
  return (
    <li data-shift-id={shift.id} className="py-3">
      <fieldset aria-label={`${shift.employeeName}, ${times}`} className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 grow basis-44">
            <span className="block truncate font-semibold" dir="auto">
              {shift.employeeName}
            </span>
            <span className="tnum text-xs text-ink-2">{t('plannedAt', { times })}</span>
          </p>
          <ChipGroup
            label={t('outcome')}
            hideLabel
            size="sm"
            value={draft.choice}
            onChange={(choice) => onChange({ choice })}
            options={CHOICES.map((choice) => ({ value: choice, label: t(choice) }))}
          />
        </div>
        {draft.choice === 'worked' && (
          <div className="grid grid-cols-[1fr_1fr_1fr_auto] items-start gap-3 phone:grid-cols-2">
            <TimeField
              label={t('start')}
              value={draft.start}
              error={mistakes?.start ? t('wrongTime') : undefined}
              onChange={(start) => onChange({ start })}
            />
            <TimeField
              label={t('end')}
              value={draft.end}
              note={worked && isOvernight(worked.startTime, worked.endTime) ? t('nextDay') : undefined}
              error={mistakes?.end ? t('wrongTime') : undefined}
              onChange={(end) => onChange({ end })}
            />
            <TextField
              label={t('breakField')}
              inputMode="numeric"
              autoComplete="off"
              value={draft.breakMinutes}
              error={mistakes?.breakMinutes ? t('wrongBreak') : undefined}
              suffix={<span className="text-ink-2">{t('minutes')}</span>}
              onChange={({ currentTarget }) => onChange({ breakMinutes: currentTarget.value })}
            />
            <p role="status" className="tnum min-w-28 self-center pt-5 text-xs text-ink-2 phone:pt-0">
              {worked &&
                (more === 0
                  ? t('asPlanned')
                  : t(more > 0 ? 'longer' : 'shorter', { length: formats.duration(Math.abs(more)) }))}
            </p>
          </div>
        )}
      </fieldset>
    </li>
  );
}
