import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language } from '@/lib/i18n/language';
import { TEAM } from './sample-team';
import { OPENING_COOK } from './sample-templates';

/** The messages of a language, from the source. */
function readCatalog(language: Language): unknown {
  return JSON.parse(readFileSync(`lib/i18n/messages/${language}.json`, 'utf8'));
}

/** Every text of a message file. */
function textsOf(messages: unknown): readonly string[] {
  if (typeof messages === 'string') return [messages];
  return Object.values(messages as Readonly<Record<string, unknown>>).flatMap(textsOf);
}

/** A message without plurals as a pattern of its output; arguments match anything. */
function patternOf(message: string): string {
  return message
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
}

/** Patterns of the English texts that are not also texts of the language. */
export function onlyEnglish(language: Language): readonly string[] {
  const ownTexts = new Set(textsOf(readCatalog(language)));
  const texts = textsOf(readCatalog('en')).filter(
    (text) =>
      !ownTexts.has(text) &&
      !/,\s*(plural|select)/.test(text) &&
      /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, '')),
  );
  return [...new Set(texts.map(patternOf))];
}

/** User-entered names, which are not translated and may end in an ellipsis. */
const USER_TEXTS = [...TEAM.map(({ name }) => name), OPENING_COOK.name, OPENING_COOK.description];

/** Visible texts and accessible names that match one of the patterns completely. */
export function findTexts(page: Page, patterns: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    ({ source, names }) => {
      const pattern = new RegExp(`^(?:${source.join('|')})$`);
      const shown = new Set<string>([document.title]);
      for (const node of document.querySelectorAll('body *')) {
        if (node.closest('script, style')) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'aria-valuetext', 'aria-roledescription']) {
          shown.add(node.getAttribute(name) ?? '');
        }
        for (const child of node.childNodes)
          if (child.nodeType === Node.TEXT_NODE) shown.add(child.textContent?.trim() ?? '');
      }
      return [...shown].filter((text) => pattern.test(text) && !names.includes(text));
    },
    { source: patterns, names: USER_TEXTS },
  );
}

/** Layout overflow: clipped texts, and a page wider than the window. */
export function findCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate((names) => {
    const found: string[] = [];
    const isForScreenReaders = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).clipPath !== 'none' || isForScreenReaders(node.parentElement));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    for (const node of document.querySelectorAll<HTMLElement>('body *')) {
      const text = node.textContent?.trim() ?? '';
      const hasOwnText = [...node.childNodes].some(
        (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
      );
      // The problem label is clipped first by design; the card of the shift shows it in full.
      if (isForScreenReaders(node) || node.closest('[data-flag="problem"]')) continue;
      if (!hasOwnText || !text || names.some((name) => text.includes(name))) continue;
      if (getComputedStyle(node).overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1) {
        found.push(`cut off: ${text}`);
      }
      const box = node.getBoundingClientRect();
      const isScrolled = node.closest('[data-scrolls-sideways]') !== null;
      if (box.width > 1 && !isScrolled && box.right > clientWidth + 1 && box.left < clientWidth) {
        found.push(`beyond the edge: ${text}`);
      }
    }
    return found;
  }, USER_TEXTS);
}
