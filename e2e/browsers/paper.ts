import type { Page } from '@playwright/test';

/**
 * Shows the page as it is printed, or on the screen again, where the driver cannot: the page is told, and the rules of its
 * style sheets change places. What only a printer does, pages and their edges, stays untried.
 */
export async function layOut(page: Page, medium: 'paper' | 'screen'): Promise<void> {
  await page.evaluate((isPaper) => {
    const swapped: Record<string, string> = isPaper
      ? { print: 'all and (min-width: 0px)', screen: 'not all and (min-width: 0px)' }
      : { 'all and (min-width: 0px)': 'print', 'not all and (min-width: 0px)': 'screen' };
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          rule.media.mediaText = swapped[rule.media.mediaText] ?? rule.media.mediaText;
        }
        if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
      }
    };
    window.dispatchEvent(new Event(isPaper ? 'beforeprint' : 'afterprint'));
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
  }, medium === 'paper');
}
