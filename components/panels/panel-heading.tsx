'use client';

import { useTranslations } from 'use-intl';
import type { PanelName } from '@/lib/panel-paths';

export function PanelHeading({ name }: { name: PanelName }) {
  const t = useTranslations('panels');
  return (
    <h1 data-printed="" className="min-w-0 text-lg leading-tight font-semibold">
      {t(`${name}Title`)}
    </h1>
  );
}
