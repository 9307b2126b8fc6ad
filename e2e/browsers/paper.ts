import type { Page } from '@playwright/test';

/**
 * Lays out the page as printed, or on screen again, for drivers that cannot print: fires the print events and
 * swaps the media queries of the stylesheets. Page breaks and margins are not covered.
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
