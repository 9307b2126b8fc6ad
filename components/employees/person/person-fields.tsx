'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '@/components/ui/fields/date-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { PersonRefusal } from '@/lib/employees/person/person-draft';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { useUi } from '@/stores/ui/use-ui';
import { CertificateFields } from './certificate-fields';
import { PhotoField } from './photo-field';
import type { EmployeeForm } from './use-employee-form';
import { WageFields } from './wage-fields';

/** Contact, employment, hours, age, certificates: all optional, and none of it goes to the team. */
export function PersonFields({ form }: { form: EmployeeForm }) {
  const { draft, refusals, attempts, change } = form;
  const t = useTranslations('people');
  const common = useTranslations('common');
  const settings = useTranslations('settings');
  const availability = useTranslations('availability');
  const employees = useTranslations('employees');
  const today = useUi((state) => state.today);
  const fields = useRef<HTMLDivElement>(null);
  const has = (field: PersonRefusal['field']) => refusals.some((refusal) => refusal.field === field);
  const errorOf = (field: PersonRefusal['field'], message: string) => (has(field) ? message : undefined);
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const text = (field: 'phone' | 'email' | 'payrollId') => ({
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });
  const day = (field: 'firstDay' | 'lastDay' | 'birthDate') => ({
    today,
    value: draft[field],
    onChange: (value: string) => change({ [field]: value }),
  });
  const hours = (field: 'minWeekHours' | 'wantedWeekHours') => ({
    value: draft[field],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    suffix: <span className="text-ink-2">{settings('hoursUnit')}</span>,
    error: errorOf(field, employees('maxWeekHoursWrong')),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });
  return (
    <div ref={fields} className="flex flex-col gap-6 pt-3">
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('privateHint')}</p>
      <Group title={t('photo')}>
        <PhotoField photo={draft.photo} onChange={(photo) => change({ photo })} />
      </Group>
      <Group title={t('contact')}>
        <TextField
          label={t('phone')}
          type="tel"
          {...text('phone')}
          error={errorOf('phone', t('phoneWrong'))}
        />
        <TextField
          label={t('email')}
          type="text"
          inputMode="email"
          {...text('email')}
          error={errorOf('email', t('emailWrong'))}
        />
      </Group>
      <Group title={t('employment')}>
        <DateField
          label={availability('firstDay')}
          {...day('firstDay')}
          error={errorOf('firstDay', common('dateInvalid'))}
        />
        <DateField
          label={availability('lastDay')}
          {...day('lastDay')}
          error={
            errorOf('lastDay', common('dateInvalid')) ?? errorOf('order', availability('lastBeforeFirst'))
          }
        />
        <TextField label={t('payrollId')} {...text('payrollId')} />
      </Group>
      <Group title={t('hours')}>
        <TextField label={t('minWeekHours')} {...hours('minWeekHours')} />
        <TextField label={t('wantedWeekHours')} {...hours('wantedWeekHours')} />
      </Group>
      <Group title={t('pay')}>
        <WageFields form={form} />
      </Group>
      <Group title={t('age')}>
        <DateField
          label={t('birthDate')}
          {...day('birthDate')}
          error={errorOf('birthDate', t('birthDateWrong'))}
        />
        {draft.birthDate.trim() === '' && (
          <SwitchField
            label={t('isMinor')}
            description={t('isMinorHint')}
            isOn={draft.isMinor}
            onChange={withToggleCue((isMinor) => change({ isMinor }))}
          />
        )}
      </Group>
      <Group title={t('certificates')}>
        <CertificateFields
          certificates={draft.certificates}
          refusals={refusals}
          onChange={(certificates) => change({ certificates })}
        />
      </Group>
      <Group title={t('schedule')}>
        <SwitchField
          label={t('canLead')}
          isOn={draft.canLead}
          onChange={withToggleCue((canLead) => change({ canLead }))}
        />
        <SwitchField
          label={t('isHidden')}
          description={t('isHiddenHint')}
          isOn={draft.isHidden}
          onChange={withToggleCue((isHidden) => change({ isHidden }))}
        />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <p id={id} className="text-sm font-semibold">
        {title}
      </p>
      {children}
    </fieldset>
  );
}
