import { type Amount, MAIN_UNIT } from '@/lib/pay/amount';
import { decimalsOf } from '@/lib/pay/currency';
import type { Currency } from '@/lib/pay/currency-code';
import { type Language, REGION } from './language';

export interface MoneyFormats {
  readonly currency: Currency;
  readonly decimals: number;
  /** `$1,240.50`, with the currency's decimals. */
  readonly exact: (amount: Amount) => string;
  /** `$1,241`, for narrow places. */
  readonly rounded: (amount: Amount) => string;
  /** `$16.255`: a wage may have more decimals. */
  readonly rate: (amount: Amount) => string;
  /** `1240.50` for editing: without currency and thousands separators. */
  readonly typed: (amount: Amount) => string;
}

const FINEST = 4;

const known = new Map<string, MoneyFormats>();

/** Created once per language and currency, on first use. */
export function moneyFormats(language: Language, currency: Currency): MoneyFormats {
  const key = `${language} ${currency}`;
  const formats = known.get(key) ?? created(language, currency);
  known.set(key, formats);
  return formats;
}

function created(language: Language, currency: Currency): MoneyFormats {
  const decimals = decimalsOf(currency);
  const writer = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(REGION[language], options);
    // Newer locale data has thin and no-break spaces; the app's texts have plain ones.
    return (amount: Amount) => format.format(amount / MAIN_UNIT).replace(/[\u2009\u202f\u00a0]/g, ' ');
  };
  const inCurrency = (least: number, most: number) =>
    writer({
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
  return {
    currency,
    decimals,
    exact: inCurrency(decimals, decimals),
    rounded: inCurrency(0, 0),
    rate: inCurrency(decimals, FINEST),
    typed: writer({ useGrouping: false, minimumFractionDigits: decimals, maximumFractionDigits: FINEST }),
  };
}
