import { HOUR_MINUTES } from '@/lib/time/units';
import type { Language } from './language';

/** Lengths of time as one language writes them. */
export interface HoursFormats {
  /** As a person says it: `8 h`, `7.5 h`, and where minutes make no quarter of an hour `8 h 1 min` or `10 min`. */
  readonly duration: (minutes: number) => string;
  /** `42.0 h` or `40.25 h`: at least one decimal, so that figures line up; else as `duration`. */
  readonly exactDuration: (minutes: number) => string;
  /** `duration` where a heading names the unit: `8`, `7.5`, but `8 h 1 min`. */
  readonly hoursFigure: (minutes: number) => string;
  /** The same with at least one decimal: `42.0`. */
  readonly exactFigure: (minutes: number) => string;
  /** `5.5`, at most two decimals: for paper and payroll. */
  readonly decimalHours: (minutes: number) => string;
  /** `450.0`, always one decimal, as specified for Total Hours. */
  readonly roundedHours: (minutes: number) => string;
}

type NumberWriter = (value: number) => string;

const QUARTER = 15;
/** The signs of the two units; German has words for them. */
const UNITS: Readonly<Record<Language, { readonly hour: string; readonly minute: string }>> = {
  en: { hour: 'h', minute: 'min' },
  es: { hour: 'h', minute: 'min' },
  fr: { hour: 'h', minute: 'min' },
  de: { hour: 'Std.', minute: 'Min.' },
};

/** The formats of the language from one that writes numbers with these least and most decimals. */
export function hoursFormats(
  language: Language,
  decimals: (least: number, most: number) => NumberWriter,
): HoursFormats {
  const { hour, minute } = UNITS[language];
  const plain = decimals(0, 2);
  const exact = decimals(1, 2);
  const rounded = decimals(1, 1);

  /** The figure of full quarters, else hours and minutes with their units. */
  function written(minutes: number, figure: NumberWriter, unit: string): string {
    const whole = Math.round(minutes);
    if (whole % QUARTER === 0) return `${figure(whole / HOUR_MINUTES)}${unit}`;
    const hours = Math.floor(whole / HOUR_MINUTES);
    const rest = `${whole % HOUR_MINUTES} ${minute}`;
    return hours === 0 ? rest : `${plain(hours)} ${hour} ${rest}`;
  }

  return {
    duration: (minutes) => written(minutes, plain, ` ${hour}`),
    exactDuration: (minutes) => written(minutes, exact, ` ${hour}`),
    hoursFigure: (minutes) => written(minutes, plain, ''),
    exactFigure: (minutes) => written(minutes, exact, ''),
    decimalHours: (minutes) => plain(minutes / HOUR_MINUTES),
    roundedHours: (minutes) => rounded(minutes / HOUR_MINUTES),
  };
}
