import { encodeQR } from 'qr';

/** A QR code with its quiet zone: one row after the other, true for dark. */
export interface QrCode {
  /** Modules on each side. */
  readonly size: number;
  readonly rows: readonly (readonly boolean[])[];
}

/** The white edge that the standard asks for, in modules. */
const QUIET_ZONE = 4;
/** Longer texts get the least correction: a module that is too small to see is worse than one that is smudged. */
const MAX_CORRECTED_LENGTH = 400;

/** The most ASCII characters that a code can hold. */
const LONGEST = 2953;

/** The code of an ASCII text, such as a link; undefined where that is longer than a code can hold. */
export function qrCodeOf(text: string): QrCode | undefined {
  if (text.length > LONGEST) return undefined;
  const ecc = text.length <= MAX_CORRECTED_LENGTH ? 'medium' : 'low';
  const rows = encodeQR(text, 'raw', { ecc, border: QUIET_ZONE });
  return { size: rows.length, rows };
}

/** The dark modules as the path of an SVG whose unit is one module: a rectangle for each run of a row. */
export function qrPath({ rows }: QrCode): string {
  let path = '';
  rows.forEach((row, y) => {
    for (const { start, length } of darkRuns(row)) path += `M${start} ${y}h${length}v1h-${length}z`;
  });
  return path;
}

/** The widest whole number of pixels for a module with which the code fits in, but never fewer than two. */
export function moduleSize({ size }: QrCode, mostPixels: number): number {
  return Math.max(2, Math.floor(mostPixels / size));
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
