import type { Locator, Page } from '@playwright/test';

/** When an action counts as done; the next frame where nothing is said. */
interface Done {
  /** This many elements are in the page; `some` where one is enough. */
  readonly selector?: string;
  readonly count?: number | 'some';
  /** The first shift is another one than before. */
  readonly otherShifts?: boolean;
}

interface Step extends Done {
  /** Typed into the element in place of a click. */
  readonly text?: string;
  /** For so long after the paint tasks still count as the action's. */
  readonly afterMs: number;
}

/** What one action took, in milliseconds. */
export interface Taken {
  /** The task of the click: the handlers, and what React draws in answer. */
  readonly script: number;
  /** From the click to the end of the frame that has painted the answer. */
  readonly painted: number;
  /** The longest task, the paint and what follows included; 0 where none is over 50 ms. */
  readonly longest: number;
}

/** Puts the watch into every page of the context; what drives the browser does nothing while it runs. */
export async function installStopwatch(page: Page): Promise<void> {
  await page.addInitScript(
    ({ shiftsInWeek, patience }) => {
      const endOfFrame = () =>
        new Promise<number>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      const inFrame = (isDone: () => boolean) =>
        new Promise<number>((resolve, reject) => {
          const begun = performance.now();
          const look = () => {
            if (isDone()) resolve(endOfFrame());
            else if (performance.now() - begun > patience)
              reject(new Error('What was waited for did not come.'));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const firstShift = () =>
        document.querySelector<HTMLElement>('[data-shift-id]')?.dataset.shiftId ?? 'none';
      const shiftCount = () => document.querySelectorAll('[data-shift-id]').length;

      const run = async (element: HTMLElement, step: Step): Promise<Taken> => {
        let longest = 0;
        const keep = (entries: PerformanceEntryList) => {
          for (const { duration } of entries) longest = Math.max(longest, duration);
        };
        const watch = new PerformanceObserver((list) => keep(list.getEntries()));
        watch.observe({ entryTypes: ['longtask'] });
        const before = firstShift();
        const isDone = () => {
          if (step.otherShifts) return firstShift() !== before && shiftCount() >= shiftsInWeek;
          if (step.selector === undefined) return true;
          const found = document.querySelectorAll(step.selector).length;
          return step.count === 'some' ? found > 0 : found === step.count;
        };
        const start = performance.now();
        if (step.text === undefined) element.click();
        else document.execCommand('insertText', false, step.text);
        await Promise.resolve();
        const script = performance.now() - start;
        const painted = (await inFrame(isDone)) - start;
        await pause(step.afterMs);
        keep(watch.takeRecords());
        watch.disconnect();
        return { script, painted, longest };
      };

      /** The page has stored what it shows: then it has read everything. */
      let stored: (at: number) => void;
      const complete = new Promise<number>((resolve) => {
        stored = resolve;
      });
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        setItem.call(this, key, value);
        if (key === 'brigade-stamp') stored(performance.now());
      };
      const shown = inFrame(() => shiftCount() >= shiftsInWeek);
      const quiet = async () => {
        for (let calm = 0, tries = 0; calm < 8 && tries < 40; tries += 1) {
          const start = performance.now();
          await pause(25);
          calm = performance.now() - start < 50 ? calm + 1 : 0;
        }
      };
      Object.assign(window, { bench: { run, shown, complete, quiet } });
    },
    { shiftsInWeek: SHIFTS_IN_WEEK, patience: PATIENCE_MS },
  );
}

/** What the watch has put into the page. */
interface Bench {
  run(element: HTMLElement | SVGElement, step: Step): Promise<Taken>;
  readonly shown: Promise<number>;
  readonly complete: Promise<number>;
  quiet(): Promise<void>;
}

declare global {
  interface Window {
    readonly bench: Bench;
  }
}

const SHIFTS_IN_WEEK = 250;
const PATIENCE_MS = 60_000;

/** Clicks the element, or types into it, and gives what that took. */
export function take(element: Locator, step: Step): Promise<Taken> {
  return element.evaluate((found, asked) => window.bench.run(found, asked), step);
}

/** Waits until nothing is at work. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(() => window.bench.quiet());
}
