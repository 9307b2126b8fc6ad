'use client';

import { useTranslations } from 'use-intl';
import { CheckChips } from '@/components/ui/fields/check-chips';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { LEFT_OUT, type LeftOut } from '@/lib/shifts/counting';
import { BREAK_RULES } from '@/lib/shifts/proposed-breaks';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { OwnBreaks } from './own-breaks';
import { Stations } from './stations';

function toggled(leftOut: readonly LeftOut[], value: string): readonly LeftOut[] {
  return LEFT_OUT.filter((one) => leftOut.includes(one) !== (one === value));
}

/** Breaks of new shifts, what counts in figures, and the stations. */
export function FiguresSettings() {
  const store = useScheduleStore();
  const t = useTranslations('houseFigures');
  const counting = useSetting('counting');
  const breakRules = useSetting('breakRules');
  return (
    <>
      <SelectField
        isRow
        label={t('breakRules')}
        hint={t('breakRulesHint')}
        value={breakRules}
        onChange={(value) => changeSetting(store, 'breakRules', value)}
        options={BREAK_RULES.map((rules) => ({ value: rules, label: t(`breaks.${rules}`) }))}
      />
      {breakRules === 'own' && <OwnBreaks />}
      <SwitchField
        label={t('paidHours')}
        description={t('paidHoursHint')}
        isOn={counting.paidHours}
        onChange={() =>
          changeSetting(store, 'counting', (latest) => ({ ...latest, paidHours: !counting.paidHours }))
        }
      />
      <div className="flex flex-col gap-1.5 py-3">
        <CheckChips
          label={t('counts')}
          options={LEFT_OUT.map((value) => ({
            value,
            label: t(value),
            isChecked: !counting.leftOut.includes(value),
          }))}
          onToggle={(value) =>
            changeSetting(store, 'counting', (latest) => ({
              ...latest,
              leftOut: toggled(counting.leftOut, value),
            }))
          }
        />
        <p className="text-xs text-ink-2 phone:text-[13px]">{t('countsHint')}</p>
      </div>
      <Stations />
    </>
  );
}
