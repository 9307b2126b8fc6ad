import { type Browser, type BrowserContext, test } from '@playwright/test';
import { weekShiftsFrom, weekTemplate } from '@/lib/templates/week/week-template';
import { addDays } from '@/lib/time/local-date';
import { day, dayOf, shiftAt, templateOf } from '@/tests/support/records';
import { changeWeeks } from './app-actions';
import { median, quantile } from './median';
import { type Beside, seed } from './seed';
import { installStopwatch, settle, take } from './stopwatch';

const SIZE = Number(process.env.BENCH_SHIFTS ?? 20_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const STEPS = 20;
const NOTES = 6;
const AFTER_EDIT_MS = 500;

/**
 * Ten thousand days with notes from 2005 on, and a thousand templates, every tenth of them a week template.
 */
function laden(): readonly Beside[] {
  const first = day('2005-01-01');
  const week = weekShiftsFrom(
    Array.from({ length: 50 }, (_, at) =>
      shiftAt('09:00-17:00', { id: `w-${at}`, date: addDays(day('2026-11-16'), at % 7) }),
    ),
    false,
  );
  return [
    ...Array.from({ length: 10_000 }, (_, at): Beside => {
      const date = addDays(first, at);
      return {
        kind: 'day',
        id: date,
        after: dayOf(date, { note: `Party of ${at}`, teamNote: 'Bring aprons' }),
      };
    }),
    ...Array.from({ length: 1000 }, (_, at): Beside => {
      const id = `t-${at}`;
      const after =
        at % 10 === 0 ? weekTemplate({ id, name: `Week ${at}` }, week) : templateOf(`T${at}`, { id });
      return { kind: 'template', id, after };
    }),
  ];
}

/** Times week changes and saved notes, in milliseconds until painted. */
async function measured(context: BrowserContext) {
  const page = await context.newPage();
  await installStopwatch(page);
  const weeks: number[] = [];
  const notes: number[] = [];
  await page.goto('/');
  await settle(page);
  await changeWeeks(page, STEPS, (_action, { painted }) => weeks.push(painted));
  for (let number = 0; number < NOTES; number += 1) {
    await page.evaluate((at) => document.querySelectorAll<HTMLElement>('[data-note]')[at]?.click(), 0);
    const note = page.getByRole('dialog').getByLabel('Note for you');
    if ((await note.count()) === 0) await page.locator('button.day-lines').first().click();
    await note.fill(`Note ${number} ${Date.now()}`);
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
    notes.push((await take(save, { afterMs: AFTER_EDIT_MS })).painted);
  }
  await page.close();
  return { weeks, notes };
}

async function contextWith(browser: Browser, beside: readonly Beside[]): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await seed(context, SIZE, beside);
  return context;
}

test('compares week changes and note saves with and without ten thousand days and a thousand templates', async ({
  browser,
}) => {
  test.setTimeout(1_200_000);
  const contexts = { plain: await contextWith(browser, []), laden: await contextWith(browser, laden()) };
  const all = {
    plain: { weeks: [] as number[], notes: [] as number[] },
    laden: { weeks: [] as number[], notes: [] as number[] },
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['plain', 'laden'] as const) {
      const { weeks, notes } = await measured(contexts[name]);
      all[name].weeks.push(...weeks);
      all[name].notes.push(...notes);
    }
  }
  const figures = (times: readonly number[]) =>
    `median ${median(times).toFixed(0)} ms, 95th percentile ${quantile(times, 0.95).toFixed(0)} ms`;
  for (const name of ['plain', 'laden'] as const) {
    console.log(`${name}: week change ${figures(all[name].weeks)}; a note saved ${figures(all[name].notes)}`);
  }
});
