'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import type { CertificateDraft, PersonRefusal } from '@/lib/employees/person/person-draft';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

interface CertificateFieldsProps {
  certificates: readonly CertificateDraft[];
  refusals: readonly PersonRefusal[];
  onChange: (certificates: readonly CertificateDraft[]) => void;
}

/** A person's certificates: name and last day, added and removed. */
export function CertificateFields({ certificates, refusals, onChange }: CertificateFieldsProps) {
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
