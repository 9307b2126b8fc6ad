'use client';

import { createContext, useContext } from 'react';
import { useLocale } from 'use-intl';
import { type Formats, formatsFor } from '@/lib/i18n/formats';

/** What is said in place of the language's own formats; undefined for those. The same answer for the same formats. */
export const OtherFormats = createContext<((formats: Formats) => Formats) | undefined>(undefined);

/** The current language's formats; the same object until the language changes. */
export function useFormats(): Formats {
  const formats = formatsFor(useLocale());
  const asOther = useContext(OtherFormats);
  return asOther ? asOther(formats) : formats;
}
