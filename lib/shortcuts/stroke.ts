/** What a keyboard event says of the key that was pressed. */
export interface KeyPress {
  /** The character or the name of the key, as the layout has it. */
  readonly key: string;
  /** The place of the key on the board, such as `KeyN`. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * One press in the notation of the table: `T`, `Shift+N`, `Mod+Shift+Z`, `ArrowLeft`, `?`. A letter is the one printed
 * on the key, and where the layout has no Latin letters the one of the same place. `Mod` is Ctrl or Cmd. Shift is not
 * named beside a character that needs it or not by layout, such as `?`.
 */
export type Stroke = string;

/** The stroke of a press. */
export function strokeOf({ key, code, shiftKey, ctrlKey, metaKey }: KeyPress): Stroke {
  const isForeignLetter = /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);
  const name = isForeignLetter ? code.replace('Key', '') : key.length === 1 ? key.toUpperCase() : key;
  // Where the question mark is on the key of the slash, some drivers of keyboards still report the slash.
  const isSymbol = name.length === 1 && !/^[A-Z]$/.test(name) && !(name === '/' && code === 'Slash');
  return [ctrlKey || metaKey ? 'Mod+' : '', shiftKey && !isSymbol ? 'Shift+' : '', name].join('');
}

/** Whether the stroke types a character, alone or with Shift: such shortcuts can be switched off (WCAG 2.1.4). */
export function isCharacter(stroke: Stroke): boolean {
  return stroke.replace('Shift+', '').length === 1;
}

/** Whether the key is one that is only held beside others. */
export function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'CapsLock'].includes(key);
}
