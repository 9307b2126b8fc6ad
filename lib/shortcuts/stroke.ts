import { isForeignLetter } from './letter-key';
/** The fields of a keyboard event that identify the key. */
export interface KeyPress {
  /** The character or name of the key in the current layout. */
  readonly key: string;
  /** The physical position, such as `KeyN`. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * One key press: `T`, `Shift+N`, `Mod+Shift+Z`, `ArrowLeft`, `?`. Letters follow the layout, or the position
 * if the layout has no Latin letters. `Mod` is Ctrl or Cmd. Characters such as `?` omit Shift, because only
 * some layouts require Shift for them.
 */
export type Stroke = string;

export function strokeOf({ key, code, shiftKey, ctrlKey, metaKey }: KeyPress): Stroke {
  const name = isForeignLetter(key) ? code.replace('Key', '') : key.length === 1 ? key.toUpperCase() : key;
  // If the question mark shares the slash key, some keyboard drivers still report the slash.
  const isSymbol = name.length === 1 && !/^[A-Z]$/.test(name) && !(name === '/' && code === 'Slash');
  return [ctrlKey || metaKey ? 'Mod+' : '', shiftKey && !isSymbol ? 'Shift+' : '', name].join('');
}

/** Whether the stroke types a character: such shortcuts can be switched off (WCAG 2.1.4). */
export function isCharacter(stroke: Stroke): boolean {
  return stroke.replace('Shift+', '').length === 1;
}

export function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'CapsLock'].includes(key);
}
