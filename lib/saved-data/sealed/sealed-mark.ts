/** The first bytes of a sealed backup; the zero byte distinguishes the file from text. */
export const SEALED_MARK = Uint8Array.from('BRIGADE\0', (sign) => sign.charCodeAt(0));

/** Maximum size of a sealed backup to read: larger than the largest backup becomes. */
export const MAX_SEALED_BYTES = 64 * 1024 * 1024;

/** Whether the bytes begin as a sealed backup of any version. */
export function hasSealedMark(bytes: Uint8Array): boolean {
  return SEALED_MARK.every((byte, index) => bytes[index] === byte);
}
