'use client';

import { TriangleAlert, UserX } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useRoleName } from '@/components/ui/use-role-name';
import type { ShiftRefusal } from '@/lib/shifts/check-shift-draft';
import { uiStore } from '@/stores/app-stores';

interface RefusalDialogProps {
  refusals: readonly ShiftRefusal[];
  onGoBack: () => void;
  onUseRole: (role: string) => void;
}

/** The two refusals that have a dialog of their own: nobody of that name, and another role. */
export function RefusalDialog({ refusals, onGoBack, onUseRole }: RefusalDialogProps) {
  const t = useTranslations('shiftForm');
  const roleName = useRoleName();
  const router = useRouter();
  const refusal = refusals[0];

  if (refusal?.kind === 'employeeNotFound') {
    return (
      <ConfirmDialog
        isOpen
        tone="primary"
        icon={<UserX aria-hidden="true" />}
        title={t('notFoundTitle')}
        cancelLabel={t('goBack')}
        confirmLabel={t('addEmployee')}
        onCancel={onGoBack}
        onConfirm={() => {
          uiStore.openDialog({ name: 'addEmployee', employeeName: refusal.name });
          router.push('/employees');
        }}
      >
        {t('notFound', { name: refusal.name })}
      </ConfirmDialog>
    );
  }
  if (refusal?.kind === 'roleMismatch') {
    return (
      <ConfirmDialog
        isOpen
        tone="primary"
        icon={<TriangleAlert aria-hidden="true" />}
        title={t('mismatchTitle')}
        cancelLabel={t('goBack')}
        confirmLabel={t('useRole', { role: roleName(refusal.employeeRole) })}
        onCancel={onGoBack}
        onConfirm={() => onUseRole(refusal.employeeRole)}
      >
        {t('mismatch', {
          name: refusal.name,
          employeeRole: roleName(refusal.employeeRole),
          role: roleName(refusal.role),
        })}
      </ConfirmDialog>
    );
  }
  return null;
}
