import type { Page } from '@playwright/test';

/** Containers that a text must not visibly overflow. */
const CARDS =
  '[data-shift-id], [role="dialog"], [role="alertdialog"], [role="option"], li, td, th, button, nav, header, main';

/** Layout defects: horizontal page scrolling, and texts visible outside of their card. */
export function findSpills(page: Page): Promise<readonly string[]> {
  return page.evaluate((cards) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);

    /** The visible part of a text, clipped by its ancestors up to the card. */
    const seen = (rect: DOMRect, from: Element | null, card: Element) => {
      let { left, right, top, bottom } = rect;
      for (let node = from; node && node !== card.parentElement; node = node.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(node);
        if (clipPath !== 'none') return undefined;
        if (overflowX === 'visible') continue;
        const box = node.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      return right - left > 1 && bottom - top > 1 ? { left, right } : undefined;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const card = parent?.closest(cards);
      if (!parent || !card || !node.textContent?.trim()) continue;
      range.selectNodeContents(node);
      const box = card.getBoundingClientRect();
      for (const rect of range.getClientRects()) {
        const part = seen(rect, parent, card);
        if (!part || (part.left >= box.left - 2 && part.right <= box.right + 2)) continue;
        const name = `${card.tagName.toLowerCase()}.${card.className.slice(0, 60)}`;
        found.push(`outside of ${name}: ${node.textContent.slice(0, 60)}`);
        break;
      }
    }
    return found;
  }, CARDS);
}
