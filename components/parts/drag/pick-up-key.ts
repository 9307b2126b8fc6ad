import { isLetterKey } from '@/lib/shortcuts/letter-key';
import { BINDINGS } from '@/lib/shortcuts/shortcuts';
import { isModifier, strokeOf } from '@/lib/shortcuts/stroke';
import { SHORTCUT_SEQUENCE_MS } from '@/lib/timing';

/** Whether the key is M, which picks up the focused shift; by its place where the layout has no Latin letters. */
export function isPickUpKey(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  return isPlain && !event.repeat && !event.isComposing && isLetterKey(event, 'm');
}

/** Follows all that is pressed, and says of each press whether it picks up: M, unless it ends a shortcut of two keys. */
export function createPickUpKeys(): (event: KeyboardEvent) => boolean {
  let before = { stroke: '', at: Number.NEGATIVE_INFINITY };
  return (event) => {
    if (isModifier(event.key)) return false;
    const stroke = strokeOf(event);
    const isInTime = event.timeStamp - before.at <= SHORTCUT_SEQUENCE_MS;
    const endsShortcut = isInTime && BINDINGS.has(`${before.stroke} ${stroke}`);
    before = { stroke, at: event.timeStamp };
    return isPickUpKey(event) && !endsShortcut;
  };
}
