'use client';

import { TriangleAlert, UserX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import type { FitRefusal } from '@/lib/employees/fit-employee';

interface RefusalDialogBase {
  refusal: FitRefusal | undefined;
  onGoBack: () => void;
  onAddEmployee: (name: string) => void;
}

/** The dialog offers one action besides closing: use the employee's role, or choose another employee. */
type RefusalDialogProps = RefusalDialogBase &
  (
    | { onUseRole: (role: string) => void; chooseOther?: undefined }
    | { onUseRole?: undefined; chooseOther: { readonly label: string; readonly onClick: () => void } }
  );

export function RefusalDialog({
  refusal,
  onGoBack,
  onAddEmployee,
  onUseRole,
  chooseOther,
}: RefusalDialogProps) {
  const t = useTranslations('shiftForm');
  const roleName = useRoleName();
  if (!refusal) return null;
  if (refusal.kind === 'employeeNotFound') {
    return (
      <ConfirmDialog
        isOpen
        tone="primary"
        icon={<UserX aria-hidden="true" />}
        title={t('notFoundTitle')}
        cancelLabel={t('goBack')}
        confirmLabel={t('addEmployee')}
        onCancel={onGoBack}
        onConfirm={() => onAddEmployee(refusal.name)}
        extra={chooseOther && <Button onClick={chooseOther.onClick}>{chooseOther.label}</Button>}
      >
        <span className="wrap-anywhere">{t('notFound', { name: refusal.name })}</span>
      </ConfirmDialog>
    );
  }
  const employeeRole = roleName(refusal.employeeRole);
  return (
    <ConfirmDialog
      isOpen
      tone="warning"
      icon={<TriangleAlert aria-hidden="true" />}
      title={t('mismatchTitle')}
      cancelLabel={t('goBack')}
      confirmLabel={chooseOther ? chooseOther.label : t('useRole', { role: employeeRole })}
      onCancel={onGoBack}
      onConfirm={chooseOther ? chooseOther.onClick : () => onUseRole(refusal.employeeRole)}
    >
      <span className="wrap-anywhere">
        {t('mismatch', { name: refusal.name, employeeRole, role: roleName(refusal.role) })}
      </span>
    </ConfirmDialog>
  );
}
