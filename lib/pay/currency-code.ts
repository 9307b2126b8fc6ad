/** ISO 4217: three capital letters. */
export type Currency = string;

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value);
}
