import type { Locator, Page } from '@playwright/test';

/** The condition for an action to be complete; by default the next frame. */
interface Done {
  /** The page has this many matching elements; `some` for at least one. */
  readonly selector?: string;
  readonly count?: number | 'some';
  /** The first shift is another one than before. */
  readonly otherShifts?: boolean;
}

interface Step extends Done {
  /** Text to type into the element instead of clicking it. */
  readonly text?: string;
  /** How long after the paint tasks still belong to the action. */
  readonly afterMs: number;
}

/** The duration of one action in milliseconds. */
export interface Taken {
  /** The task of the click: event handlers and the resulting React render. */
  readonly script: number;
  /** From the click to the end of the frame that painted the result. */
  readonly painted: number;
  /** The longest task, including the paint and what follows; 0 if none exceeds 50 ms. */
  readonly longest: number;
}

/**
 * Installs the stopwatch in every page of the context, so that measuring does not wait for the test driver.
 */
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
              reject(new Error('The awaited state did not appear.'));
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

      /** Resolves when the page has stored what it shows, which means that all data is loaded. */
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

/** What the stopwatch adds to the page. */
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

/** Clicks the element or types into it, and returns the durations. */
export function take(element: Locator, step: Step): Promise<Taken> {
  return element.evaluate((found, asked) => window.bench.run(found, asked), step);
}

/** Waits until the page is idle. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(() => window.bench.quiet());
}
