import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { patience } from '@/e2e/support/patience';

/** The minimum target size for touch (docs: DESIGN.md, "targets of 44 px"), in CSS pixels. */
const TARGET = 44;

/**
 * The visible controls whose touch target is smaller than 44 px. Covered areas are subtracted; labels and
 * invisible extensions are added. Links in a sentence may be as high as their line.
 */
function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((target) => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, ' +
      ':is([role="button"], [role="tab"], [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="option"], [role="slider"], [role="separator"][tabindex])';
    const labelOf = (control: Element) =>
      control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const isIn = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      // A control inside of another control has its own target.
      if (control.contains(hit)) return hit.closest(CONTROLS) === control || !hit.closest(CONTROLS);
      return labelOf(control).some((label) => label.contains(hit));
    };
    // Hidden visually, such as skip links, until focused.
    const isForScreenReaders = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).clipPath !== 'none' || isForScreenReaders(node.parentElement));
    const isShown = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      return (
        control.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
        Math.max(width, height) > 1 &&
        !isForScreenReaders(control) &&
        !control.closest('[inert], [aria-hidden="true"], :disabled, [aria-disabled="true"]') &&
        getComputedStyle(control).pointerEvents !== 'none'
      );
    };
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent ?? '').trim().length > (control.textContent ?? '').trim().length;
    /** Whether a finger can hit the control this far from its center in each direction. */
    const hasRoom = (control: Element, x: number, y: number) => {
      const far = target / 2 - 0.5;
      return [
        [x - far, y],
        [x + far, y],
        [x, y - far],
        [x, y + far],
      ].every(([across = 0, down = 0]) => isIn(control, across, down));
    };
    const reach = (control: Element, x: number, y: number, stepX: number, stepY: number) => {
      let steps = 0;
      while (steps < target && isIn(control, x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1;
      return steps;
    };
    const middleOf = (control: Element) => {
      const label = labelOf(control).find((one) => one.getBoundingClientRect().width > 1);
      const own = control.getBoundingClientRect();
      const { left, top, width, height } =
        own.width * own.height > 4 && getComputedStyle(control).opacity !== '0'
          ? own
          : (label ?? control).getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const sizeOf = (control: Element) => {
      const [x, y] = middleOf(control);
      if (hasRoom(control, x, y)) return { width: target, height: target };
      if (!isIn(control, x, y)) return { width: 0, height: 0 };
      return {
        width: reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0) + 1,
        height: reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1) + 1,
      };
    };
    const isSmall = ({ width, height }: { width: number; height: number }) =>
      Math.min(width, height) < target;
    const scopes = document.querySelectorAll('[role="menu"], [role="listbox"]');
    const scope = scopes[scopes.length - 1] ?? document;
    const found: string[] = [];
    for (const control of scope.querySelectorAll(CONTROLS)) {
      if (!control.isConnected || !isShown(control) || isInSentence(control)) continue;
      let size = sizeOf(control);
      if (isSmall(size)) {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        size = sizeOf(control);
      }
      if (!isSmall(size)) continue;
      const name =
        control.getAttribute('aria-label') ?? (control.textContent || labelOf(control)[0]?.textContent);
      found.push(
        `${control.getAttribute('role') ?? control.localName} "${name}": ${size.width} x ${size.height}`,
      );
    }
    return found;
  }, TARGET);
}

/** Expects a large enough touch target for every visible control, and its visible text in its name. */
export async function expectTouchable(page: Page): Promise<void> {
  // Polls, because a sheet that slides in and a toast that leaves cover controls for a moment.
  await expect
    .configure({ soft: true })
    .poll(() => findSmallTargets(page), { timeout: patience(10_000) })
    .toEqual([]);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withRules('label-content-name-mismatch')
    .analyze();
  expect.soft(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
}
