import { type Currency, isCurrency } from './currency-code';

const DEFAULT_CURRENCY = 'USD';

/** The first matching prefix of an IANA zone decides. */
const ZONE_CURRENCIES: readonly (readonly [prefix: string, currency: Currency])[] = [
  ['Europe/London', 'GBP'],
  ['Europe/Zurich', 'CHF'],
  ['Europe/Stockholm', 'SEK'],
  ['Europe/Oslo', 'NOK'],
  ['Europe/Copenhagen', 'DKK'],
  ['Europe/Warsaw', 'PLN'],
  ['Europe/Prague', 'CZK'],
  ['Europe/Budapest', 'HUF'],
  ['Europe/Bucharest', 'RON'],
  ['Europe/Istanbul', 'TRY'],
  ['Europe/Kyiv', 'UAH'],
  ['Europe/Moscow', 'RUB'],
  ['Europe/', 'EUR'],
  ['Atlantic/Canary', 'EUR'],
  ['Atlantic/Madeira', 'EUR'],
  ['Atlantic/Reykjavik', 'ISK'],
  ['America/Toronto', 'CAD'],
  ['America/Vancouver', 'CAD'],
  ['America/Montreal', 'CAD'],
  ['America/Halifax', 'CAD'],
  ['America/Winnipeg', 'CAD'],
  ['America/Edmonton', 'CAD'],
  ['America/Mexico_City', 'MXN'],
  ['America/Cancun', 'MXN'],
  ['America/Tijuana', 'MXN'],
  ['America/Monterrey', 'MXN'],
  ['America/Bogota', 'COP'],
  ['America/Lima', 'PEN'],
  ['America/Santiago', 'CLP'],
  ['America/Argentina', 'ARS'],
  ['America/Buenos_Aires', 'ARS'],
  ['America/Sao_Paulo', 'BRL'],
  ['America/Montevideo', 'UYU'],
  ['Asia/Tokyo', 'JPY'],
  ['Asia/Seoul', 'KRW'],
  ['Asia/Shanghai', 'CNY'],
  ['Asia/Hong_Kong', 'HKD'],
  ['Asia/Singapore', 'SGD'],
  ['Asia/Bangkok', 'THB'],
  ['Asia/Jakarta', 'IDR'],
  ['Asia/Manila', 'PHP'],
  ['Asia/Kolkata', 'INR'],
  ['Asia/Calcutta', 'INR'],
  ['Asia/Dubai', 'AED'],
  ['Asia/Riyadh', 'SAR'],
  ['Asia/Kuwait', 'KWD'],
  ['Asia/Jerusalem', 'ILS'],
  ['Australia/', 'AUD'],
  ['Pacific/Auckland', 'NZD'],
  ['Africa/Johannesburg', 'ZAR'],
  ['Africa/Cairo', 'EGP'],
  ['Africa/Casablanca', 'MAD'],
];

/** The currency of the zone's country; US dollars if the zone is unknown. */
export function currencyOfZone(zone: string): Currency {
  return ZONE_CURRENCIES.find(([prefix]) => zone.startsWith(prefix))?.[1] ?? DEFAULT_CURRENCY;
}

/** Number of decimals: 2 for most currencies, 0 for JPY, 3 for KWD (ISO 4217, from `Intl`). */
export function decimalsOf(currency: Currency): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** The currencies that the browser knows, else those in `ZONE_CURRENCIES`. */
export function offeredCurrencies(): readonly Currency[] {
  if (typeof Intl.supportedValuesOf === 'function')
    return Intl.supportedValuesOf('currency').filter(isCurrency);
  return [...new Set(ZONE_CURRENCIES.map(([, currency]) => currency))].sort();
}
