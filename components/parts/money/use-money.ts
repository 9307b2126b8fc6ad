'use client';

import { useLocale } from 'use-intl';
import { type MoneyFormats, moneyFormats } from '@/lib/i18n/money-formats';
import type { Currency } from '@/lib/pay/currency-code';

/** Returns the same object until the language or currency changes. */
export function useMoney(currency: Currency): MoneyFormats {
  return moneyFormats(useLocale(), currency);
}
