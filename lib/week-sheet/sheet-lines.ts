import type { SheetRow, SheetShift } from './week-sheet';

export type RunKind = 'name' | 'time' | 'mark' | 'role';

export interface SheetRun {
  readonly kind: RunKind;
  readonly text: string;
}

export type SheetLine = readonly SheetRun[];

export type MeasureText = (text: string, size: number, weight: number) => number;

/** Sizes are fractions of the row's size. */
export const RUN_LOOKS: Readonly<Record<RunKind, { readonly scale: number; readonly weight: number }>> = {
  name: { scale: 1, weight: 620 },
  time: { scale: 1, weight: 520 },
  mark: { scale: 0.85, weight: 620 },
  role: { scale: 0.88, weight: 420 },
};

/** Space between two texts of one line, as a fraction of the font size. */
export const RUN_GAP = 0.32;

const ELLIPSIS = '…';
/** Maximum lines of a name or role, and of day notes. */
const MAX_LINES = 2;
const MAX_DAY_LINES = 6;

export interface LineFitter {
  readonly shift: (shift: SheetShift) => readonly SheetLine[];
  readonly name: (row: Pick<SheetRow, 'name' | 'role'>) => readonly SheetLine[];
}

/** A text too long for two lines ends in an ellipsis. */
export function createLineFitter(
  size: number,
  nameWidth: number,
  shiftWidth: number,
  measure: MeasureText,
): LineFitter {
  const widthOf = ({ kind, text }: SheetRun) =>
    measure(text, size * RUN_LOOKS[kind].scale, RUN_LOOKS[kind].weight);
  const lineWidth = (line: SheetLine) =>
    line.reduce((sum, run) => sum + widthOf(run), Math.max(line.length - 1, 0) * RUN_GAP * size);

  function cut(run: SheetRun, width: number): SheetRun {
    if (widthOf(run) <= width) return run;
    const letters = Array.from(run.text);
    let fits = 0;
    let tooMany = letters.length;
    while (tooMany - fits > 1) {
      const count = (fits + tooMany) >> 1;
      const text = letters.slice(0, count).join('') + ELLIPSIS;
      if (widthOf({ ...run, text }) <= width) fits = count;
      else tooMany = count;
    }
    return { ...run, text: letters.slice(0, fits).join('').trimEnd() + ELLIPSIS };
  }

  function wrapped({ kind, text }: SheetRun, width: number, most = MAX_LINES): readonly SheetRun[] {
    const words = text.split(/\s+/);
    const lines: string[] = [];
    for (const [position, word] of words.entries()) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last === undefined) lines.push(word);
      else if (widthOf({ kind, text: longer }) <= width) lines[lines.length - 1] = longer;
      else if (lines.length < most) lines.push(word);
      else {
        lines[lines.length - 1] = `${last} ${words.slice(position).join(' ')}`;
        break;
      }
    }
    return lines.map((line) => cut({ kind, text: line }, width));
  }

  function withRole(lines: readonly SheetLine[], role: string, width: number): readonly SheetLine[] {
    if (role === '') return lines;
    const run: SheetRun = { kind: 'role', text: role };
    const last = lines.at(-1) ?? [];
    if (lineWidth([...last, run]) <= width) return [...lines.slice(0, -1), [...last, run]];
    return [...lines, ...wrapped(run, width).map((part) => [part])];
  }

  return {
    shift({ time, marks, role, words }) {
      if (words !== undefined) {
        return wrapped({ kind: 'role', text: words }, shiftWidth, MAX_DAY_LINES).map((run) => [run]);
      }
      const markRuns = marks.map((text): SheetRun => ({ kind: 'mark', text }));
      const whole: SheetLine = [{ kind: 'time', text: time }, ...markRuns];
      if (lineWidth(whole) <= shiftWidth) return withRole([whole], role, shiftWidth);
      const [start = '', end = ''] = time.split('–');
      const lines: readonly SheetLine[] = [
        [{ kind: 'time', text: `${start}–` }],
        [{ kind: 'time', text: end }, ...markRuns],
      ];
      return withRole(lines, role, shiftWidth);
    },
    name({ name, role }) {
      const lines = wrapped({ kind: 'name', text: name }, nameWidth).map((run) => [run]);
      return withRole(lines, role, nameWidth);
    },
  };
}
