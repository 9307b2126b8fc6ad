'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';

interface FormFooterProps {
  submitLabel: string;
  onCancel: () => void;
  isDisabled?: boolean;
  pendingLabel?: string | undefined;
}

/** Has no Cancel on a phone: the sheet closes from its header. */
export function FormFooter({ submitLabel, onCancel, isDisabled = false, pendingLabel }: FormFooterProps) {
  const common = useTranslations('common');
  return (
    <>
      <Button variant="ghost" size="dialog" className="phone:hidden" onClick={onCancel}>
        {common('cancel')}
      </Button>
      <Button
        type="submit"
        variant="primary"
        size="dialog"
        className="phone:grow"
        disabled={isDisabled}
        isPending={pendingLabel !== undefined}
        pendingLabel={pendingLabel}
      >
        {submitLabel}
      </Button>
    </>
  );
}
