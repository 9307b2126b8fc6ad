import type { ImportSource } from '@/lib/import/import-session';
import { rounds } from '@/tests/support/rounds';
import { importing, linesOf } from './import-support';

/** Processor time for any file within the limits; quadratic algorithms took minutes or hours. */
const MAX_CPU_MS = 20_000;

/** The outcome of an import that must finish in bounded time. */
export async function linesInTime(source: ImportSource): Promise<readonly string[]> {
  const before = process.cpuUsage();
  const imported = await importing(source);
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(MAX_CPU_MS);
  return linesOf(imported);
}

/** The full size in a deep run, else a size at which quadratic time is already too long. */
export function sized(full: number, short: number): number {
  return rounds(1) > 1 ? full : short;
}

export function filled(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length));
}

export function numbered(count: number, text: (number: number) => string): string {
  return Array.from({ length: count }, (_, number) => text(number + 1)).join('');
}
