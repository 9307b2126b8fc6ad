'use client';

import { useTranslations } from 'use-intl';
import type { PanelName } from './panel';

/** The heading of the panel as a page. */
export function PanelHeading({ name }: { name: PanelName }) {
  const t = useTranslations('panels');
  return <h1 className="truncate text-lg font-semibold">{t(`${name}Title`)}</h1>;
}
