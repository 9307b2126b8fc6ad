'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { chipLook } from '@/components/ui/fields/chip-group';
import { fieldLabelClass, fieldRootClass } from '@/components/ui/fields/field-classes';
import { type WeekTemplate, weekFigures, weekShiftsOf } from '@/lib/templates/week/week-template';

interface TurnChipsProps {
  offered: readonly WeekTemplate[];
  /** The ids of the chosen ones, in order. */
  turns: readonly string[];
  onToggle: (id: string) => void;
}

/** The week templates as checkboxes; of several chosen ones each says its turn. */
export function TurnChips({ offered, turns, onToggle }: TurnChipsProps) {
  const t = useTranslations('weeks');
  const id = useId();
  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-hint`} className={fieldRootClass}>
      <span id={id} className={fieldLabelClass}>
        {t('turns')}
      </span>
      <div className="flex max-h-72 flex-col gap-1.5 overflow-y-auto phone:max-h-none phone:gap-2">
        {offered.map((template) => {
          const turn = turns.indexOf(template.id) + 1;
          const { shiftCount, personCount } = weekFigures(weekShiftsOf(template));
          const hasTurn = turns.length > 1 && turn > 0;
          return (
            <label
              key={template.id}
              className={classNames(chipLook('md', false), 'min-h-12! w-full justify-between! gap-3 py-1')}
            >
              <input
                type="checkbox"
                aria-label={hasTurn ? t('turn', { name: template.name, turn }) : template.name}
                checked={turn > 0}
                onChange={() => onToggle(template.id)}
                className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
              />
              <span className="min-w-0">
                <span className="block truncate" dir="auto">
                  {template.name}
                </span>
                <span className="tnum block truncate text-xs font-normal">
                  {t('figures', { shifts: shiftCount, people: personCount })}
                </span>
              </span>
              {hasTurn && (
                <span
                  aria-hidden="true"
                  className="tnum inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-accent text-xs font-semibold text-on-accent"
                >
                  {turn}
                </span>
              )}
            </label>
          );
        })}
      </div>
      <p id={`${id}-hint`} className="text-xs text-ink-2 phone:text-[13px]">
        {t('turnsHint')}
      </p>
    </fieldset>
  );
}
