import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROUTES, routeSize } from '@/e2e/support/hosts/route-sizes';
import { median, quantile } from './median';
import type { Taken } from './stopwatch';

const FILE = join('e2e', 'bench', 'RESULTS.md');

/** The results for one size at one slowdown. */
export interface Cell {
  readonly size: number;
  readonly speed: number;
  /** Samples by action. */
  readonly samples: Map<string, Taken[]>;
  /** Results that are no times, by name. */
  readonly notes: Map<string, string>;
  /** The reason why the rest was not measured. */
  trouble?: string;
}

const NONE = '–';
/** Edits that render and write to the log within the task of the click. */
const OF_ONE_TASK = ['Delete a shift', 'Undo'];

/** Writes the tables with the results so far. */
export function writeResults(cells: readonly Cell[], browserVersion: string): void {
  const actions = [...new Set(cells.flatMap(({ samples }) => [...samples.keys()]))];
  const notes = [...new Set(cells.flatMap((cell) => [...cell.notes.keys()]))];
  const painted = (share: number) => (taken: readonly Taken[]) =>
    quantile(
      taken.map(({ painted: ms }) => ms),
      share,
    ).toFixed(0);
  const row = (name: string, value: (cell: Cell) => string) => [name, ...cells.map(value)];
  const timed = (name: string, action: string, figure: (taken: readonly Taken[]) => string) =>
    row(name, (cell) => {
      const taken = cell.samples.get(action);
      return taken ? figure(taken) : action.startsWith('Cold load') ? (cell.trouble ?? NONE) : NONE;
    });
  const rows = [
    ...actions.flatMap((action) => [
      timed(action, action, painted(0.5)),
      ...(action === 'Week change' ? [timed(`${action}, 95th percentile`, action, painted(0.95))] : []),
      ...(OF_ONE_TASK.includes(action)
        ? [
            timed(`${action}, main thread without the paint`, action, (taken) =>
              median(taken.map(({ script }) => script)).toFixed(1),
            ),
          ]
        : []),
    ]),
    row('Actions with a task over 50 ms', (cell) => {
      const all = [...cell.samples.values()].flat();
      return `${all.filter(({ longest }) => longest > 50).length} of ${all.length}`;
    }),
    row('Longest task after the load', (cell) => longestOf(cell)),
    ...notes.map((name) => row(name, (cell) => cell.notes.get(name) ?? NONE)),
  ];
  const head = ['ms', ...cells.map(({ size, speed }) => `${size.toLocaleString('en-US')}, ${speed}x`)];
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const sizes = ROUTES.map((route) => {
    const { script, style } = routeSize(route);
    return [route === 'index' ? '/' : `/${route}`, kilobytes(script), kilobytes(style)];
  });
  const text = [
    '# Results of `npm run bench`',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit()}; ${cpus()[0]?.model ?? 'unknown processor'}, ` +
      `${cpus().length} cores, Chromium ${browserVersion}.`,
    '',
    'The head shows stored shifts (250 a week, 50 people) and CPU slowdown. Times are medians from the click to the end',
    'of the frame that paints the result, with quick effects. Loads have an empty cache. Times depend on the machine:',
    'only ratios within one run can be compared.',
    '',
    ...table(head, rows),
    '',
    'First load of each page, kB of gzip:',
    '',
    ...table(['page', 'script', 'style'], sizes),
    '',
  ];
  writeFileSync(FILE, text.join('\n'));
}

function longestOf({ samples }: Cell): string {
  const longest = [...samples].map(([action, taken]) => ({
    action,
    ms: Math.max(...taken.map((one) => one.longest)),
  }));
  const [worst] = longest.sort((one, other) => other.ms - one.ms);
  return worst && worst.ms > 0 ? `${worst.ms.toFixed(0)} (${worst.action})` : 'under 50';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)];
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
