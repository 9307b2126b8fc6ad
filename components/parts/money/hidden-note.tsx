'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';

export function HiddenNote({ onShow }: { onShow: () => void }) {
  const t = useTranslations('money');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-ink-2">{t('isHidden')}</p>
      <Button onClick={onShow}>{t('show')}</Button>
    </div>
  );
}
