/** Whole ten-thousandths of the main unit: sums are exact, and three decimals fit (ISO 4217: KWD). */
export type Amount = number;

export const MAIN_UNIT = 10_000;

/** Maximum for a wage, a day's sales or a budget, in main units, so that weekly sums stay exact. */
const MAX_UNITS = 100_000_000;

export function isAmount(value: unknown): value is Amount {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_UNITS * MAIN_UNIT;
}
