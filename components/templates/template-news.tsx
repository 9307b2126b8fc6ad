'use client';

import { useTranslations } from 'use-intl';
import { RecordNews, useTypedFormats } from '@/components/parts/record-form/record-news';
import type { RecordForm } from '@/components/parts/record-form/use-record-form';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import type { TemplateDraft } from '@/lib/templates/template-draft';
import { closeDialog } from '@/stores/ui/dialogs';

interface TemplateNewsProps {
  record: RecordForm<TemplateDraft>;
  onSaveAsNew: () => void;
}

/** Edits made elsewhere to the template of an open form, as text. */
export function TemplateNews({ record, onSaveAsNew }: TemplateNewsProps) {
  const t = useTranslations('templates');
  const colors = useTranslations('colors');
  const { colorOf } = useRoleBook();
  const { timeOf } = useTypedFormats();
  const roleName = useRoleName();
  const statusName = useStatusName();
  return (
    <RecordNews
      record={record}
      onSaveAsNew={onSaveAsNew}
      onDiscard={closeDialog}
      words={{
        name: { label: t('name'), value: ({ name }) => name },
        employeeName: { label: t('employee'), value: ({ employeeName }) => employeeName },
        description: { label: t('description'), value: ({ description }) => description },
        role: { label: t('role'), value: ({ role }) => roleName(role) },
        startTime: { label: t('startTime'), value: ({ startTime }) => timeOf(startTime) },
        endTime: { label: t('endTime'), value: ({ endTime }) => timeOf(endTime) },
        status: { label: t('status'), value: ({ status }) => statusName(status) },
        color: { label: t('color'), value: ({ role, color }) => colors(colorOf(role, color)) },
        icon: { label: t('icon'), value: ({ icon }) => icon },
      }}
    />
  );
}
