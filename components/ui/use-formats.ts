'use client';

import { useLocale } from 'use-intl';
import { type Formats, formatsFor } from '@/lib/i18n/formats';

/** The current language's formats; the same object until the language changes. */
export function useFormats(): Formats {
  return formatsFor(useLocale());
}
