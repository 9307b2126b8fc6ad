'use client';

import { useTranslations } from 'use-intl';
import { ChipGroup } from '@/components/ui/fields/chip-group';

interface PeopleOrOpenProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Whether the shifts keep their people or become open shifts. Requires the messages of week templates. */
export function PeopleOrOpen({ isOpen, onOpen }: PeopleOrOpenProps) {
  const t = useTranslations('weeks');
  return (
    <ChipGroup
      label={t('people')}
      value={isOpen ? 'open' : 'people'}
      options={[
        { value: 'people', label: t('withPeople') },
        { value: 'open', label: t('asOpen') },
      ]}
      onChange={(value) => onOpen(value === 'open')}
    />
  );
}
