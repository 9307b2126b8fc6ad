import { isForeignLetter } from './letter-key';
/** The part of a keyboard event that identifies the pressed key. */
export interface KeyPress {
  /** The character or name of the key in the current layout. */
  readonly key: string;
  /** The physical position of the key, such as `KeyN`. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * One press in the notation of the table: `T`, `Shift+N`, `Mod+Shift+Z`, `ArrowLeft`, `?`. A letter is the one on the
 * key, or the one of the same position where the layout has no Latin letters. `Mod` is Ctrl or Cmd. Shift is omitted
 * with characters such as `?` that need it on some layouts only.
 */
export type Stroke = string;

/** The stroke of a press. */
export function strokeOf({ key, code, shiftKey, ctrlKey, metaKey }: KeyPress): Stroke {
  const name = isForeignLetter(key) ? code.replace('Key', '') : key.length === 1 ? key.toUpperCase() : key;
  // Where the question mark shares the slash key, some keyboard drivers still report the slash.
  const isSymbol = name.length === 1 && !/^[A-Z]$/.test(name) && !(name === '/' && code === 'Slash');
  return [ctrlKey || metaKey ? 'Mod+' : '', shiftKey && !isSymbol ? 'Shift+' : '', name].join('');
}

/** Whether the stroke types a character, alone or with Shift: such shortcuts can be switched off (WCAG 2.1.4). */
export function isCharacter(stroke: Stroke): boolean {
  return stroke.replace('Shift+', '').length === 1;
}

/** Whether the key is a modifier. */
export function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'CapsLock'].includes(key);
}
