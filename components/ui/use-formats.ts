'use client';

import { createContext, useContext } from 'react';
import { useLocale } from 'use-intl';
import { type Formats, formatsFor } from '@/lib/i18n/formats';

/** Replaces the language's formats; must return the same object for the same formats. */
export const OtherFormats = createContext<((formats: Formats) => Formats) | undefined>(undefined);

/** Returns the same object until the language changes. */
export function useFormats(): Formats {
  const formats = formatsFor(useLocale());
  const asOther = useContext(OtherFormats);
  return asOther ? asOther(formats) : formats;
}
