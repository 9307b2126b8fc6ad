/** The first bytes of a sealed backup; the zero byte keeps it apart from every text. */
export const SEALED_MARK = Uint8Array.from('BRIGADE\0', (sign) => sign.charCodeAt(0));

/** The largest sealed backup that is read; more than any schedule that a backup may hold becomes. */
export const MAX_SEALED_BYTES = 64 * 1024 * 1024;

/** Whether these are the first bytes of a sealed backup, of whatever version. */
export function hasSealedMark(bytes: Uint8Array): boolean {
  return SEALED_MARK.every((byte, index) => bytes[index] === byte);
}
