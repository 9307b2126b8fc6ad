export type BrowserName = 'firefox' | 'webkit';

interface StoryFile {
  readonly file: string;
  readonly about: string;
  /** `title` is a part of a scenario's title; absent: the entire file. */
  readonly skipped?: readonly {
    readonly title?: string;
    readonly in: readonly BrowserName[];
    readonly why: string;
  }[];
}

export const BROWSERS: readonly BrowserName[];
export const FILES: readonly StoryFile[];
export function filesOf(browser: BrowserName): readonly string[];
export function skippedIn(
  browser: BrowserName,
): readonly { readonly file: string; readonly title?: string; readonly why: string }[];
export function skipPattern(browser: BrowserName): string;
