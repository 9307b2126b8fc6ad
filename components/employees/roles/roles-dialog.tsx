'use client';

import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { closeDialog } from '@/stores/ui/dialogs';
import { RoleFields } from './role-fields';
import { RoleGroups } from './role-groups';
import { RoleRows } from './role-rows';
import { useRoleForm } from './use-role-form';

/** The roles of the house: their order, names, looks and groups. Every change is saved at once. */
export function RolesDialog() {
  const t = useTranslations('roleList');
  const common = useTranslations('common');
  /** The key of the role that is edited; empty for a new one. */
  const [edited, setEdited] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLOListElement>(null);

  const goBack = (key: string | undefined) => {
    setEdited(undefined);
    // The button that led here is on the screen again with the next frame.
    requestAnimationFrame(() => {
      const row =
        key && rows.current?.querySelector<HTMLButtonElement>(`[data-role="${CSS.escape(key)}"] button`);
      (row || add.current)?.focus();
    });
  };

  if (edited !== undefined) return <RoleForm key={edited} roleKey={edited} onDone={goBack} />;
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <Button variant="primary" size="dialog" className="phone:grow" onClick={closeDialog}>
          {t('done')}
        </Button>
      }
    >
      <p className="pb-3 text-ink-2">{t('lead')}</p>
      <RoleRows listRef={rows} onEdit={setEdited} />
      <Button ref={add} icon={<Plus aria-hidden="true" />} className="mt-3" onClick={() => setEdited('')}>
        {t('add')}
      </Button>
      <RoleGroups />
    </Dialog>
  );
}

function RoleForm({ roleKey, onDone }: { roleKey: string; onDone: (key: string | undefined) => void }) {
  const t = useTranslations('roleList');
  const common = useTranslations('common');
  const form = useRoleForm(roleKey, onDone);
  return (
    <Dialog
      isOpen
      onClose={() => onDone(roleKey)}
      title={roleKey === '' ? t('addTitle') : t('editTitle')}
      closeLabel={common('close')}
      size="sm"
      initialFocusRef={form.nameField}
      onSubmit={form.save}
      footer={<FormFooter submitLabel={common('save')} onCancel={() => onDone(roleKey)} />}
    >
      <RoleFields form={form} />
    </Dialog>
  );
}
