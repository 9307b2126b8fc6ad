'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ReadField } from '@/components/parts/read-field';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import { parseWeekHours } from '@/lib/employees/own-week-hours';
import { ok, type Result, refused } from '@/lib/result';
import type { OwnBreak } from '@/lib/shifts/proposed-breaks';
import { isBreakMinutes } from '@/lib/shifts/shift/shift-details';
import { HOUR_MINUTES } from '@/lib/time/units';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';

const NEW_STEP: Omit<OwnBreak, 'id'> = { fromMinutes: 6 * HOUR_MINUTES, unpaid: 30, paid: 0 };

/** The house's own breaks: from so many hours, so many minutes; every change is saved at once. */
export function OwnBreaks() {
  const store = useScheduleStore();
  const t = useTranslations('houseFigures');
  const steps = useSetting('ownBreaks');
  return (
    <div className="flex flex-col gap-2 py-3">
      {steps.map((step, position) => (
        <Step
          key={step.id}
          step={step}
          position={position}
          onChange={(changed) =>
            changeSetting(
              store,
              'ownBreaks',
              steps.map((other) => (other.id === step.id ? changed : other)),
            )
          }
          onRemove={() =>
            changeSetting(
              store,
              'ownBreaks',
              steps.filter(({ id }) => id !== step.id),
            )
          }
        />
      ))}
      <Button
        className="self-start"
        icon={<Plus aria-hidden="true" />}
        onClick={() => changeSetting(store, 'ownBreaks', [...steps, { ...NEW_STEP, id: store.newId() }])}
      >
        {t('addBreak')}
      </Button>
    </div>
  );
}

interface StepProps {
  step: OwnBreak;
  position: number;
  onChange: (step: OwnBreak) => void;
  onRemove: () => void;
}

function Step({ step, position, onChange, onRemove }: StepProps) {
  const t = useTranslations('houseFigures');
  const settings = useTranslations('settings');
  const common = useTranslations('common');
  const formats = useFormats();
  return (
    <fieldset
      aria-label={t('breakStep', { position: position + 1 })}
      className="grid grid-cols-[repeat(3,minmax(0,1fr))_auto] items-start gap-2 phone:grid-cols-2"
    >
      <ReadField
        label={t('breakFrom')}
        unit={settings('hoursUnit')}
        shown={formats.decimalHours(step.fromMinutes)}
        read={(text) => found(readHours(text), t('breakFromWrong'))}
        onRead={(fromMinutes) => onChange({ ...step, fromMinutes })}
      />
      <ReadField
        label={t('breakUnpaid')}
        unit={common('minutesUnit')}
        shown={String(step.unpaid)}
        read={(text) => found(readMinutes(text), t('breakWrong'))}
        onRead={(unpaid) => onChange({ ...step, unpaid })}
      />
      <ReadField
        label={t('breakPaid')}
        unit={common('minutesUnit')}
        shown={String(step.paid)}
        read={(text) => found(readMinutes(text), t('breakWrong'))}
        onRead={(paid) => onChange({ ...step, paid })}
      />
      <IconButton
        label={t('removeBreak', { position: position + 1 })}
        className="mt-6 phone:size-11 phone:justify-self-end coarse:size-11"
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </fieldset>
  );
}

function readHours(text: string): number | undefined {
  const hours = parseWeekHours(text);
  return hours !== undefined && hours < 24 ? Math.round(hours * HOUR_MINUTES) : undefined;
}

function readMinutes(text: string): number | undefined {
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return minutes === 0 || isBreakMinutes(minutes) ? minutes : undefined;
}

function found(value: number | undefined, wrong: string): Result<number, string> {
  return value === undefined ? refused(wrong) : ok(value);
}
