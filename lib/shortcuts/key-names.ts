import { keysOf, type ShortcutId } from './shortcuts';
import type { Stroke } from './stroke';

export type Platform = 'mac' | 'other';

/** Keys with a name in each language; the others have a symbol. */
export const NAMED_KEYS = ['Shift', 'Ctrl', 'Enter', 'Delete', 'Escape', 'Home', 'End'] as const;

export type NamedKey = (typeof NAMED_KEYS)[number];

export type KeyWords = Readonly<Record<NamedKey, string>>;

const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
const MAC_SIGNS: Readonly<Record<string, string>> = {
  Shift: '⇧',
  Mod: '⌘',
  Alt: '⌥',
  Enter: '↩',
  Delete: '⌫',
};

const isNamed = (key: string): key is NamedKey => NAMED_KEYS.some((named) => named === key);

export function platformOf(name: string): Platform {
  return /mac|iphone|ipad|ipod/i.test(name) ? 'mac' : 'other';
}

/** The stroke's keys as the platform writes them: `⇧` `N` on a Mac, `Shift` `N` elsewhere. */
export function keyCaps(stroke: Stroke, platform: Platform, words: KeyWords): readonly string[] {
  return stroke.split('+').map((key) => {
    const sign = ARROWS[key] ?? (platform === 'mac' ? MAC_SIGNS[key] : undefined);
    if (sign !== undefined) return sign;
    const name = key === 'Mod' ? 'Ctrl' : key;
    return isNamed(name) ? words[name] : name;
  });
}

/** The hint beside a button: `⇧N`, `←`; `⌘Z` on a Mac, `Ctrl Z` elsewhere. */
export function keyHint(id: ShortcutId, platform: Platform): string {
  const caps = (keysOf(id)[0] ?? '').split('+').map((key) => {
    if (key === 'Mod') return platform === 'mac' ? '⌘' : 'Ctrl';
    return key === 'Shift' ? '⇧' : (ARROWS[key] ?? key);
  });
  return caps.join(caps[0] === 'Ctrl' ? ' ' : '');
}

/** The value of `aria-keyshortcuts`. */
export function ariaKeys(id: ShortcutId, platform: Platform): string {
  return keysOf(id)
    .filter((way) => !way.includes(' '))
    .map((way) => way.replace('Mod', platform === 'mac' ? 'Meta' : 'Control'))
    .join(' ');
}
