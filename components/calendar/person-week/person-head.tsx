'use client';

import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PersonCost } from '@/components/calendar/pay/lazy-costs';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { Avatar } from '@/components/parts/avatar';
import { OpenMark } from '@/components/parts/open-mark';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu/menu';
import { useFormats } from '@/components/ui/use-formats';
import { photoOf } from '@/lib/employees/person/photo';
import { weekLimitFor } from '@/lib/pay/overtime-rules';
import { OPEN_ROW, type PersonRow } from '@/lib/shifts/views/employee-week';
import { useIsAnybodyPaid } from '@/stores/pay/is-anybody-paid';
import { useSetting } from '@/stores/settings/use-setting';

interface PersonHeadProps {
  people: readonly PersonRow[];
  /** Whose week is shown; its place among the people. */
  at: number;
  /** Of the shown week. */
  minutes: number;
  texts: CardTexts;
  onShow: (key: string) => void;
  onTurn: (step: 1 | -1) => void;
}

/** Whose week it is: a menu of all people, and the ones before and after for those who do not swipe. */
export function PersonHead({ people, at, minutes, texts, onShow, onTurn }: PersonHeadProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('person');
  const calendar = useTranslations('calendar');
  const employees = useTranslations('employees');
  const formats = useFormats();
  const overtime = useSetting('overtime');
  const isPaid = useIsAnybodyPaid();
  const person = people[at];
  if (!person) return null;
  const nameOf = ({ name }: PersonRow) => name || calendar('openShifts');
  const markOf = ({ key, name, role, color }: PersonRow) =>
    key === OPEN_ROW.key ? (
      <OpenMark size={22} />
    ) : (
      <Avatar name={name} roleColor={colorOf(role, color)} size={22} />
    );
  const isOvertime = minutes > weekLimitFor(overtime, person.employee);
  return (
    <div data-keep-clear="" className="pw-head">
      <IconButton
        label={t('previous')}
        icon={<ChevronLeft aria-hidden="true" />}
        className="size-11!"
        onClick={() => onTurn(-1)}
      />
      <h2 className="min-w-0 grow">
        <Menu
          label={t('choose')}
          items={people.map((row) => ({
            id: row.key,
            label: nameOf(row),
            icon: markOf(row),
            checked: row.key === person.key,
            onSelect: () => onShow(row.key),
          }))}
          trigger={(props) => (
            <button type="button" {...props} className="pw-person focus-ring motion">
              {person.key === OPEN_ROW.key ? (
                <OpenMark size={36} />
              ) : (
                <Avatar
                  name={person.name}
                  roleColor={colorOf(person.role, person.color)}
                  size={36}
                  photo={person.employee && photoOf(person.employee)}
                />
              )}
              <span className="min-w-0 grow">
                <span className="block truncate font-semibold" dir="auto">
                  {nameOf(person)}
                </span>
                <span className="tnum block truncate text-[13px] leading-4 font-normal text-ink-2">
                  {person.role && `${texts.role(person.role)} · `}
                  {person.key !== OPEN_ROW.key && formats.duration(minutes)}
                  {isPaid && <PersonCost personKey={person.key} />}
                  {isOvertime && <span className="pw-overtime">{` ${employees('overtime')}`}</span>}
                </span>
              </span>
              <span className="sr-only">{t('choose')}</span>
              <span className="tnum shrink-0 text-xs font-normal text-ink-2 max-[359px]:sr-only">
                {t('position', { position: at + 1, count: people.length })}
              </span>
              <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-icon" />
            </button>
          )}
        />
      </h2>
      <IconButton
        label={t('next')}
        icon={<ChevronRight aria-hidden="true" />}
        className="size-11!"
        onClick={() => onTurn(1)}
      />
    </div>
  );
}
