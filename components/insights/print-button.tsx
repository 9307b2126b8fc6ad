'use client';

import { Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';

/** Prints the open tab; print.css hides the rest. */
export function PrintButton({ className }: { className?: string | undefined }) {
  const t = useTranslations('insights');
  return (
    <IconButton label={t('print')} icon={<Printer />} onClick={() => window.print()} className={className} />
  );
}
