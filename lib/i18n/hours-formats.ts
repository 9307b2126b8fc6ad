import { HOUR_MINUTES } from '@/lib/time/units';

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
/** The signs of the two units, the same in every language of the app. */
const HOUR = 'h';
const MINUTE = 'min';

/** The formats from one that writes numbers with these least and most decimals. */
export function hoursFormats(decimals: (least: number, most: number) => NumberWriter): HoursFormats {
  const plain = decimals(0, 2);
  const exact = decimals(1, 2);
  const rounded = decimals(1, 1);

  /** The figure of full quarters, else hours and minutes with their units. */
  function written(minutes: number, figure: NumberWriter, unit: string): string {
    const whole = Math.round(minutes);
    if (whole % QUARTER === 0) return `${figure(whole / HOUR_MINUTES)}${unit}`;
    const hours = Math.floor(whole / HOUR_MINUTES);
    const rest = `${whole % HOUR_MINUTES} ${MINUTE}`;
    return hours === 0 ? rest : `${plain(hours)} ${HOUR} ${rest}`;
  }

  return {
    duration: (minutes) => written(minutes, plain, ` ${HOUR}`),
    exactDuration: (minutes) => written(minutes, exact, ` ${HOUR}`),
    hoursFigure: (minutes) => written(minutes, plain, ''),
    exactFigure: (minutes) => written(minutes, exact, ''),
    decimalHours: (minutes) => plain(minutes / HOUR_MINUTES),
    roundedHours: (minutes) => rounded(minutes / HOUR_MINUTES),
  };
}
