import { contentOf } from '@/e2e/support/faults/content-of';
import type { Content } from '@/e2e/support/faults/fault-model';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { timeRangeText } from '@/lib/shifts/shift/display';
import { type Browser, type DatabaseTab, storedIn } from './database-tabs';
import { textIn } from './database-views';

type Raw = Parameters<typeof contentOf>[0];

const withTimes = (raw: Raw): Content =>
  contentOf({
    ...raw,
    shifts: raw.shifts.map((shift) => ({
      ...shift,
      timeRange: timeRangeText(String(shift.startTime), String(shift.endTime)),
    })),
  });

/** The content that the page shows. */
export function shownIn({ schedule }: DatabaseTab): Content {
  const { employees, shifts, templates, publication } = schedule.getState().schedule;
  return withTimes({
    employees: Array.from(employees.values(), (each) => ({ ...each })),
    shifts: Array.from(allShifts(shifts), (each) => ({ ...each })),
    templates: Array.from(templates.values(), (each) => ({ ...each })),
    publishedAt: publication?.at ?? 0,
  });
}

/** The content of the database; undefined if there is none. */
export async function databaseContent(browser: Browser): Promise<Content | undefined> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === browser.name);
  if (!isThere) return undefined;
  const { publication, ...records } = await storedIn(browser);
  return withTimes({ ...records, publishedAt: Number(publication[0]?.at ?? 0) });
}

/** The content of the keys; undefined while changes wait there to be applied. */
export function keysContent(browser: Browser): Content | undefined {
  const list = (key: string) => textIn(browser, key) ?? [];
  if (['brigade-journal', 'brigade-away'].some((key) => list(key).length > 0)) return undefined;
  return withTimes({
    employees: list('employees'),
    shifts: list('shifts'),
    templates: list('shiftTemplates'),
    publishedAt: Number(textIn(browser, 'brigade-publication')?.at ?? 0),
  });
}
