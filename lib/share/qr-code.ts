import { encodeQR } from 'qr';
import { MAX_QR_LENGTH } from './qr-length';

/** Includes the quiet zone; row by row, true for dark. */
export interface QrCode {
  /** In modules. */
  readonly size: number;
  readonly rows: readonly (readonly boolean[])[];
}

/** The standard's white margin, in modules. */
const QUIET_ZONE = 4;
/** Longer texts get the lowest error correction: unreadably small modules are worse than smudges. */
const MAX_CORRECTED_LENGTH = 400;

/** The QR code of an ASCII text; undefined if the text exceeds a code's maximum length. */
export function qrCodeOf(text: string): QrCode | undefined {
  if (text.length > MAX_QR_LENGTH) return undefined;
  const ecc = text.length <= MAX_CORRECTED_LENGTH ? 'medium' : 'low';
  const rows = encodeQR(text, 'raw', { ecc, border: QUIET_ZONE });
  return { size: rows.length, rows };
}

/** An SVG path of the dark modules in units of one module. */
export function qrPath({ rows }: QrCode): string {
  let path = '';
  rows.forEach((row, y) => {
    for (const { start, length } of darkRuns(row)) path += `M${start} ${y}h${length}v1h-${length}z`;
  });
  return path;
}

/** The largest whole number of pixels per module that fits, at least two. */
export function moduleSize({ size }: QrCode, maxPixels: number): number {
  return Math.max(2, Math.floor(maxPixels / size));
}

function darkRuns(row: readonly boolean[]): readonly { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.start + last.length === x) last.length += 1;
    else runs.push({ start: x, length: 1 });
  });
  return runs;
}
