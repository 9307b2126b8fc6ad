'use client';

import { useLocale } from 'use-intl';
import { type MoneyFormats, moneyFormats } from '@/lib/i18n/money-formats';
import type { Currency } from '@/lib/pay/currency-code';

/** Amounts in the current language and that currency; the same object until one of them changes. */
export function useMoney(currency: Currency): MoneyFormats {
  return moneyFormats(useLocale(), currency);
}
