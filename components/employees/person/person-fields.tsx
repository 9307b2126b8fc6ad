'use client';

import { ImagePlus, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { HiddenNote } from '@/components/parts/money/hidden-note';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { FieldMessage } from '@/components/ui/fields/field-message';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import type { CertificateDraft, PersonRefusal } from '@/lib/employees/person/person-draft';
import { isPhoto, PHOTO_PX } from '@/lib/employees/person/photo';
import type { WageRefusal } from '@/lib/employees/person/wage-draft';
import { uiStore } from '@/stores/app/ui-store';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { useCurrency } from '@/stores/pay/use-currency';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import type { EmployeeForm } from './use-employee-form';

/** Contact, employment, hours, age, certificates: all optional, and never sent to the team. */
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

interface PhotoFieldProps {
  /** Empty for none. */
  photo: string;
  onChange: (photo: string) => void;
}

/** A small picture of the person, scaled down here; the file itself is not stored. */
function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const t = useTranslations('people');
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const readPhoto = async (file: File) => {
    const picture = await smallPicture(file, PHOTO_PX);
    const isRead = picture !== undefined && isPhoto(picture);
    setIsWrong(!isRead);
    if (isRead) onChange(picture);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-3">
        {photo !== '' && <img src={photo} alt={t('photo')} className="size-9 rounded-full object-cover" />}
        <Button icon={<ImagePlus aria-hidden="true" />} onClick={() => input.current?.click()}>
          {t(photo === '' ? 'choosePhoto' : 'otherPhoto')}
        </Button>
        {photo !== '' && (
          <Button variant="ghost" onClick={() => onChange('')}>
            {t('removePhoto')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('choosePhoto')}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void readPhoto(file);
        }}
      />
      <FieldMessage
        errorId="photo-error"
        hintId="photo-hint"
        error={isWrong ? t('photoWrong') : undefined}
        hint={undefined}
      />
    </div>
  );
}

interface WageFieldsProps {
  form: EmployeeForm;
}

/** Wages per hour or week, and per hour in each further role; hidden while money is hidden. */
const WageFields = withLaterWords(WagesInWords);

function WagesInWords({ form: { draft, wageRefusals, change } }: WageFieldsProps) {
  const t = useTranslations('people');
  const words = useTranslations('money');
  const roleName = useRoleName();
  const currency = useCurrency();
  const isHidden = useUi((state) => state.moneyHidden);
  if (isHidden) return <HiddenNote onShow={uiStore.toggleMoneyHidden} />;
  const error = (fits: (refusal: WageRefusal) => boolean) => {
    const refusal = wageRefusals.find(fits);
    return refusal && words(`amount.${refusal.why}`);
  };
  const field = {
    inputMode: 'decimal',
    autoComplete: 'off',
    suffix: <span className="text-ink-2">{currency}</span>,
  } as const;
  const isWeekly = draft.weeklyPay.trim() !== '';
  const further = [...new Set([...draft.moreRoles, ...Object.keys(draft.roleWages)])];
  return (
    <>
      <TextField
        label={t('wage')}
        {...field}
        value={draft.wage}
        hint={isWeekly ? t('weeklyInstead') : undefined}
        error={error((refusal) => refusal.field === 'wage')}
        onChange={({ currentTarget }) => change({ wage: currentTarget.value })}
      />
      {further.map((role) => (
        <TextField
          key={role}
          label={t('wageAs', { role: roleName(role) })}
          {...field}
          value={draft.roleWages[role] ?? ''}
          placeholder={draft.wage}
          error={error((refusal) => refusal.role === role)}
          onChange={({ currentTarget }) =>
            change({ roleWages: { ...draft.roleWages, [role]: currentTarget.value } })
          }
        />
      ))}
      <TextField
        label={t('weeklyPay')}
        {...field}
        value={draft.weeklyPay}
        error={error((refusal) => refusal.field === 'weeklyPay')}
        onChange={({ currentTarget }) => change({ weeklyPay: currentTarget.value })}
      />
    </>
  );
}

interface CertificateFieldsProps {
  certificates: readonly CertificateDraft[];
  refusals: readonly PersonRefusal[];
  onChange: (certificates: readonly CertificateDraft[]) => void;
}

/** A person's certificates: name and last day, added and removed. */
function CertificateFields({ certificates, refusals, onChange }: CertificateFieldsProps) {
  const store = useScheduleStore();
  const t = useTranslations('people');
  const common = useTranslations('common');
  const today = useUi((state) => state.today);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [addedId, setAddedId] = useState<string>();
  useEffect(() => {
    if (addedId !== undefined) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [addedId]);
  const hasRefusal = (field: 'certificateName' | 'certificateDay', id: string) =>
    refusals.some((refusal) => refusal.field === field && refusal.id === id);
  const change = (id: string, fields: Partial<CertificateDraft>) =>
    onChange(certificates.map((each) => (each.id === id ? { ...each, ...fields } : each)));
  const add = () => {
    const id = store.newId();
    setAddedId(id);
    onChange([...certificates, { id, name: '', expires: '' }]);
  };
  return (
    <>
      {certificates.length > 0 && (
        <ul ref={list} aria-label={t('certificates')} className="flex flex-col gap-4">
          {certificates.map(({ id, name, expires }) => (
            <li key={id} className="flex items-start gap-2">
              <div className="flex min-w-0 grow flex-col gap-3">
                <TextField
                  label={t('certificateName')}
                  value={name}
                  error={hasRefusal('certificateName', id) ? t('certificateNameWrong') : undefined}
                  autoComplete="off"
                  dir="auto"
                  onChange={(event) => change(id, { name: event.currentTarget.value })}
                />
                <DateField
                  label={t('certificateDay')}
                  value={expires}
                  today={today}
                  error={hasRefusal('certificateDay', id) ? common('dateInvalid') : undefined}
                  onChange={(value) => change(id, { expires: value })}
                />
              </div>
              <IconButton
                className="mt-6"
                data-repeats="certificate"
                label={t('removeCertificate', { name: name.trim() || t('certificateName') })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => {
                  onChange(certificates.filter((each) => each.id !== id));
                  addButton.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button ref={addButton} className="self-start" icon={<Plus aria-hidden="true" />} onClick={add}>
        {t('addCertificate')}
      </Button>
    </>
  );
}

/** The smallest first; a browser that cannot write a type writes PNG instead. */
const KINDS = ['image/webp', 'image/jpeg'] as const;
const QUALITY = 0.75;

/** The picture's center square as a `data:` URL; undefined if the file is not a picture. */
async function smallPicture(file: Blob, side: number): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const cut = Math.min(picture.width, picture.height);
    const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
    context.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
    picture.close();
    const made = KINDS.map((kind) => ({ kind, text: canvas.toDataURL(kind, QUALITY) }));
    return (made.find(({ kind, text }) => text.startsWith(`data:${kind}`)) ?? made[0])?.text;
  } catch {
    return undefined;
  }
}
