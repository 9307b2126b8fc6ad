import { formatsFor } from '@/lib/i18n/formats';
import { type Language, REGION } from '@/lib/i18n/language';

/**
 * The calculator's countries, so that the menu works without loading the calculator; a test compares both
 * lists.
 */
const CODES =
  'AD AE AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI ' +
  'FJ FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU IC ID IE IL IM IN IR ' +
  'IS IT JE JM JP KE KM KN KR KY KZ LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MQ MR MS MT MU ' +
  'MW MX MY MZ NA NC NE NF NG NI NL NO NZ PA PE PF PH PK PL PM PR PT PY RE RO RS RU RW SA SC SD SE SG ' +
  'SH SI SJ SK SL SM SN SO SR SS ST SV SX SZ TC TD TG TH TN TO TR TT TW TZ UA UG US UY UZ VA VC VE VG ' +
  'VI VN VU WF XK YT ZA ZM ZW';

/** ISO 3166-1 alpha-2, in the order of the codes. */
export const HOLIDAY_COUNTRIES: readonly string[] = CODES.split(' ');

export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

/** Sorted as the language sorts. */
export function namedCountries(language: Language): readonly NamedCountry[] {
  const names = new Intl.DisplayNames([REGION[language]], { type: 'region' });
  const { compareNames } = formatsFor(language);
  return HOLIDAY_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) =>
    compareNames(one.name, other.name),
  );
}

/** The country of an IANA zone; undefined if the browser does not know. */
export function countryOfZone(zone: string): string | undefined {
  return HOLIDAY_COUNTRIES.find((code) => zonesOf(code).includes(zone));
}

/** Older browsers have the property `timeZones` instead of the method, or have neither. */
interface ZonedLocale extends Intl.Locale {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

function zonesOf(country: string): readonly string[] {
  const locale: ZonedLocale = new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
