'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { MoreFields } from '@/components/ui/fields/more-fields';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { DAY_HOURS, MOST_NEEDED } from '@/lib/demand/need';

interface StretchFormProps {
  roles: readonly string[];
  onSet: (role: string, hours: readonly [number, number], count: number) => void;
}

const HOURS = Array.from({ length: DAY_HOURS + 1 }, (_, hour) => hour);

/** A stretch of hours by fields, for whoever does not paint. */
export function StretchForm({ roles, onSet }: StretchFormProps) {
  const t = useTranslations('demand');
  const formats = useFormats();
  const roleName = useRoleName();
  const [role = '', setRole] = useState(roles[0]);
  const [from, setFrom] = useState('9');
  const [to, setTo] = useState('17');
  const [typed, setTyped] = useState('1');
  const [isWrong, setIsWrong] = useState(false);
  const set = () => {
    const count = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    const fits = count <= MOST_NEEDED && Number(from) < Number(to) && role !== '';
    setIsWrong(!fits);
    if (fits) onSet(role, [Number(from), Number(to)], count);
  };
  const hours = (least: number, most: number) =>
    HOURS.slice(least, most).map((hour) => ({
      value: `${hour}`,
      label: hour === DAY_HOURS ? `${formats.hour(0)} +1` : formats.hour(hour * 60),
    }));
  return (
    <MoreFields label={t('stretch')} isOpen={false}>
      {() => (
        <div className="grid grid-cols-[2fr_1fr_1fr_1fr_auto] items-start gap-2 phone:grid-cols-2">
          <SelectField
            label={t('role')}
            value={role}
            onChange={setRole}
            options={roles.map((one) => ({ value: one, label: roleName(one) }))}
          />
          <SelectField label={t('fromHour')} value={from} onChange={setFrom} options={hours(0, DAY_HOURS)} />
          <SelectField label={t('toHour')} value={to} onChange={setTo} options={hours(1, DAY_HOURS + 1)} />
          <TextField
            label={t('count')}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={isWrong ? t('stretchWrong') : undefined}
            onChange={({ currentTarget }) => {
              setIsWrong(false);
              setTyped(currentTarget.value);
            }}
          />
          <Button className="mt-6" onClick={set}>
            {t('set')}
          </Button>
        </div>
      )}
    </MoreFields>
  );
}
