import { array, custom, fallback, looseObject, optional, string } from '@/lib/saved-data/records/shape';
import { LOCAL_DATE_SHAPE } from '@/lib/saved-data/records/shapes';

const code = custom<string>((value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value));
const year = custom<number>(
  (value) => Number.isInteger(value) && Number(value) >= 1900 && Number(value) <= 9999,
);
const name = fallback(optional(string), undefined);

/** The calculated holidays of the chosen country and region. */
export const HOLIDAYS_SHAPE = looseObject({
  country: code,
  region: fallback(optional(string), undefined),
  regions: fallback(array(looseObject({ code: string, name: string })), []),
  firstYear: year,
  lastYear: year,
  holidays: array(
    looseObject({ local: string, en: name, es: name, fr: name, de: name, dates: array(LOCAL_DATE_SHAPE) }),
  ),
});
