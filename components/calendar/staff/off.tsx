'use client';

import { Plus } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { useRowKeys } from '@/components/calendar/shift/use-row-keys';
import { Avatar } from '@/components/parts/avatar';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import type { PersonOff } from '@/lib/shifts/views/staff-day';
import type { LocalDate } from '@/lib/time/local-date';
import { openDialog } from '@/stores/ui/dialogs';
import { StaffRow } from './row';

interface StaffOffProps {
  date: LocalDate;
  people: readonly PersonOff[];
  /** This many are painted first. */
  firstCount: number;
  isDesktop: boolean;
  axis: DayAxis;
  texts: CardTexts;
}

/** Who is off, each with a button that adds a shift; somebody whose shifts are canceled with these. */
export function StaffOff({ date, people, firstCount, isDesktop, axis, texts }: StaffOffProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('calendar');
  const formats = useFormats();
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const shown = useDeferredValue(people, people.slice(0, firstCount));
  const plain = shown.filter((person) => person.canceled.length === 0);
  const canceled = shown.filter((person) => person.canceled.length > 0);
  const title = t('offOn', { weekday: formats.weekday(date) });
  return (
    <section aria-label={title} className="pt-6">
      <h3 className="pb-2.5 font-semibold">
        {title} <span className="tnum font-normal text-ink-2">{people.length}</span>
      </h3>
      <ul className="flex flex-wrap gap-1.5">
        {plain.map((person) => (
          <li key={person.id} className="max-w-full">
            <AddFor person={person} />
          </li>
        ))}
      </ul>
      <ul ref={list} data-arrow-keys="" className="off-cards">
        {canceled.map((person) => (
          <li key={person.id} data-role-color={colorOf(person.role, person.color)} className="off-card">
            <AddFor person={person} />
            <ul>
              {person.canceled.map((shift) => (
                <StaffRow
                  key={shift.id}
                  shift={shift}
                  isOverlapping={false}
                  hasRole={false}
                  isDesktop={isDesktop}
                  axis={axis}
                  texts={texts}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddFor({ person: { name, role, color } }: { person: PersonOff }) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('calendar');
  const roleName = useRoleName();
  return (
    <button
      type="button"
      className="off-chip focus-ring motion"
      onClick={() => openDialog({ name: 'addShift', employeeName: name })}
    >
      <span className="sr-only">{t('addShiftFor')}</span>
      <Avatar name={name} roleColor={colorOf(role, color)} size={28} />
      <span className="truncate font-medium" dir="auto">
        {name}
      </span>
      <span className="max-w-1/2 shrink-0 truncate text-xs text-ink-2">{roleName(role)}</span>
      <Plus aria-hidden="true" className="size-4 shrink-0 text-icon" strokeWidth={1.75} />
    </button>
  );
}
