import type { Page } from '@playwright/test';

/** React renders since the last call. */
export interface Renders {
  readonly components: number;
  /** Rendered cards or rows of shifts. */
  readonly cards: number;
}

/** The fields of a React fiber that are read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
}

/** Counts renders from the start of every page, through the DevTools hook that React calls in every build. */
export async function countRenders(page: Page): Promise<() => Promise<Renders>> {
  await page.addInitScript(() => {
    const COMPONENT_TAGS = new Set([0, 1, 11, 14, 15]);
    const HOST_TAG = 5;
    const PERFORMED_WORK = 1;
    let components = 0;
    let cards = 0;
    const visit = (fiber: Fiber) => {
      const before = fiber.alternate;
      if (COMPONENT_TAGS.has(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0)) {
        components += 1;
      }
      // A dense line is no component, so an element with changed props counts.
      const isCard = fiber.tag === HOST_TAG && fiber.memoizedProps?.['data-shift-id'] !== undefined;
      if (isCard && before?.memoizedProps !== fiber.memoizedProps) cards += 1;
      // The same children as before: React skipped the subtree.
      if (before !== null && before.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        inject: () => 1,
        checkDCE: () => {},
        onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => visit(root.current),
        onPostCommitFiberRoot: () => {},
        onCommitFiberUnmount: () => {},
      },
      takeRenders: () => {
        const taken = { components, cards };
        components = 0;
        cards = 0;
        return taken;
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'takeRenders')());
}
