import { HOUR_MINUTES } from '@/lib/time/units';
import type { Language } from './language';

export interface HoursFormats {
  /** As spoken: `8 h`, `7.5 h`; `8 h 1 min` or `10 min` unless in quarter hours. */
  readonly duration: (minutes: number) => string;
  /** `42.0 h` or `40.25 h`: at least one decimal for alignment; else as `duration`. */
  readonly exactDuration: (minutes: number) => string;
  /** `duration` under a heading with the unit: `8`, `7.5`, but `8 h 1 min`. */
  readonly hoursFigure: (minutes: number) => string;
  /** As `hoursFigure` with at least one decimal: `42.0`. */
  readonly exactFigure: (minutes: number) => string;
  /** `5.5`, at most two decimals: for paper and payroll. */
  readonly decimalHours: (minutes: number) => string;
  /** `450.0`, always one decimal, as specified for Total Hours. */
  readonly roundedHours: (minutes: number) => string;
}

type NumberWriter = (value: number) => string;

const QUARTER = 15;
/** Symbols of the two units; German has words. */
const UNITS: Readonly<Record<Language, { readonly hour: string; readonly minute: string }>> = {
  en: { hour: 'h', minute: 'min' },
  es: { hour: 'h', minute: 'min' },
  fr: { hour: 'h', minute: 'min' },
  de: { hour: 'Std.', minute: 'Min.' },
};

export function hoursFormats(
  language: Language,
  decimals: (least: number, most: number) => NumberWriter,
): HoursFormats {
  const { hour, minute } = UNITS[language];
  const plain = decimals(0, 2);
  const exact = decimals(1, 2);
  const rounded = decimals(1, 1);

  /** The figure for full quarters, else hours and minutes with units. */
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
