/** Digits and letters without I, L, O and U, which are taken for others: 5 bits a sign. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The signs of a code: 100 bits. */
export const CODE_LENGTH = 20;
const GROUP_LENGTH = 4;

/** What is typed in place of signs that look like them. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' };

/** What people put between the groups, every kind of space and dash included. */
const BETWEEN = /[\s\p{Pd}\p{Zs}._\u2212]/gu;

/** A code of as many random bytes as it has signs; each byte gives one of the signs, all alike often. */
export function sealingCode(random: Uint8Array): string {
  if (random.length !== CODE_LENGTH) throw new RangeError('A code has as many random bytes as signs.');
  return Array.from(random, (byte) => CODE_SIGNS.charAt(byte % CODE_SIGNS.length)).join('');
}

/** The code in groups of four, as it is shown. */
export function codeGroups(code: string): readonly string[] {
  const groups: string[] = [];
  for (let from = 0; from < code.length; from += GROUP_LENGTH) {
    groups.push(code.slice(from, from + GROUP_LENGTH));
  }
  return groups;
}

/**
 * The signs that were typed, without what stands between the groups, in capitals and with the signs that were meant;
 * a sign that no code has stays as it is.
 */
export function typedSigns(typed: string): string {
  const plain = typed.normalize('NFKC').replace(BETWEEN, '').toUpperCase();
  return Array.from(plain, (sign) => LOOK_ALIKES[sign] ?? sign).join('');
}

/** Whether the signs could be a code. */
export function isSealingCode(signs: string): boolean {
  return signs.length === CODE_LENGTH && Array.from(signs).every((sign) => CODE_SIGNS.includes(sign));
}
