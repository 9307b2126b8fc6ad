/** Whether the key asks for the menu of what has the focus: the menu key, or Shift+F10. */
export function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}
