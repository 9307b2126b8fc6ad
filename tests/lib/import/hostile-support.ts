import type { ImportSource } from '@/lib/import/import-session';
import { rounds } from '@/tests/support/rounds';
import { importing, told } from './import-support';

/** Of the processor, for any file within the limits; what took quadratic time took minutes or hours. */
const MAX_CPU_MS = 20_000;

/** What is told of a file that is read or refused within bounded time. */
export async function toldInTime(source: ImportSource): Promise<readonly string[]> {
  const before = process.cpuUsage();
  const imported = await importing(source);
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(MAX_CPU_MS);
  return told(imported);
}

/** The size at the limit in a deep run, else one that takes far too long as well where time grows quadratically. */
export function sized(full: number, short: number): number {
  return rounds(1) > 1 ? full : short;
}

export function filled(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length));
}

export function numbered(count: number, text: (number: number) => string): string {
  return Array.from({ length: count }, (_, number) => text(number + 1)).join('');
}
