'use client';

import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { chipLook } from '@/components/ui/fields/chip-group';
import { fieldLabelClass, fieldRootClass } from '@/components/ui/fields/field-classes';
import type { LocalDate } from '@/lib/time/local-date';

interface WeekChip {
  firstDay: LocalDate;
  range: string;
  /** Shown under the range, such as the number of shifts in the week. */
  detail: string;
}

interface WeekChipsProps {
  label: string;
  weeks: readonly WeekChip[];
  chosen: ReadonlySet<LocalDate>;
  onToggle: (firstDay: LocalDate) => void;
  /** Another control in the same grid. */
  children: ReactNode;
}

/** Weeks as two-line native checkboxes, in columns of equal width. */
export function WeekChips({ label, weeks, chosen, onToggle, children }: WeekChipsProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={fieldRootClass}>
      <span id={id} className={fieldLabelClass}>
        {label}
      </span>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-1.5 phone:gap-2">
        {weeks.map(({ firstDay, range, detail }) => (
          <label
            key={firstDay}
            className={classNames(
              chipLook('md', false),
              'min-h-12! flex-col items-start! justify-center gap-0! py-1',
            )}
          >
            <input
              type="checkbox"
              checked={chosen.has(firstDay)}
              onChange={() => onToggle(firstDay)}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
            />
            <span className="tnum">{range}</span> <span className="tnum text-xs font-normal">{detail}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
