import { encodeQR } from 'qr';
import { MAX_QR_LENGTH } from './qr-length';

/** A QR code with its quiet zone: row by row, true for dark. */
export interface QrCode {
  /** Modules on each side. */
  readonly size: number;
  readonly rows: readonly (readonly boolean[])[];
}

/** The white margin required by the standard, in modules. */
const QUIET_ZONE = 4;
/** Longer texts get the lowest error correction: a module too small to see is worse than a smudged one. */
const MAX_CORRECTED_LENGTH = 400;

/** The code of an ASCII text, such as a link; undefined when it is longer than a code can hold. */
export function qrCodeOf(text: string): QrCode | undefined {
  if (text.length > MAX_QR_LENGTH) return undefined;
  const ecc = text.length <= MAX_CORRECTED_LENGTH ? 'medium' : 'low';
  const rows = encodeQR(text, 'raw', { ecc, border: QUIET_ZONE });
  return { size: rows.length, rows };
}

/** The dark modules as an SVG path in units of one module: a rectangle for each run in a row. */
export function qrPath({ rows }: QrCode): string {
  let path = '';
  rows.forEach((row, y) => {
    for (const { start, length } of darkRuns(row)) path += `M${start} ${y}h${length}v1h-${length}z`;
  });
  return path;
}

/** The largest whole number of pixels per module with which the code fits, but at least two. */
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
