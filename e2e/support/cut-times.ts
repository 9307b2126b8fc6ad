import type { Page } from '@playwright/test';

/**
 * Times on the screen that are cut off: text that overflows a clipping box, and fields narrower than their
 * content. Scrollable content does not count.
 */
export function cutTimes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const TIME = /\d{1,2}(?:[:.]\d{2}| ?[AP]M\b)/;
    /** Rounding of edges and slanted glyphs may overflow by this much. */
    const SLACK_PX = 1;
    const found: string[] = [];
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className || ''}`;
    for (const field of document.querySelectorAll('input')) {
      if (TIME.test(field.value) && field.scrollWidth > field.clientWidth + SLACK_PX && field.clientWidth > 0)
        found.push(`${field.value} in ${nameOf(field)} ${field.scrollWidth}/${field.clientWidth}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!TIME.test(node.nodeValue ?? '') || node.parentElement?.closest('script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.position === 'fixed' || /auto|scroll/.test(style.overflowX)) break;
        if (style.display === 'inline' || !/hidden|clip/.test(style.overflowX)) continue;
        const seen = box.getBoundingClientRect();
        // Visible to screen readers only, or collapsed.
        if (seen.width <= 1 || seen.height <= 1 || style.clipPath !== 'none') break;
        const isCut = text.right > seen.right + SLACK_PX || text.left < seen.left - SLACK_PX;
        if (isCut)
          found.push(
            `${node.nodeValue?.trim()} in ${nameOf(box)} ${Math.round(text.width)}/${Math.round(seen.width)}`,
          );
        if (isCut) break;
      }
    }
    return [...new Set(found)];
  });
}
