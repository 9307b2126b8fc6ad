/**
 * An amount of money: a whole number of ten-thousandths of the currency's main unit, so that sums are exact, wages may be finer
 * than a cent, and a currency of three decimals (ISO 4217: KWD) has room.
 */
export type Amount = number;

/** Ten-thousandths in one main unit. */
export const MAIN_UNIT = 10_000;

/** The most that is taken for a wage, a day's sales or a budget, in main units: a week's sums of it stay exact. */
const MOST_UNITS = 100_000_000;

/** Whether a stored value is an amount: a whole number from 0 to the most that is taken. */
export function isAmount(value: unknown): value is Amount {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST_UNITS * MAIN_UNIT;
}
