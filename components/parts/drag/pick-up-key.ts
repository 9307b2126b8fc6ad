import { isLetterKey } from '@/lib/shortcuts/letter-key';
import { BINDINGS } from '@/lib/shortcuts/shortcuts';
import { isModifier, strokeOf } from '@/lib/shortcuts/stroke';
import { SHORTCUT_SEQUENCE_MS } from '@/lib/timing';

/** M, by position on layouts without Latin letters. */
export function isPickUpKey(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  return isPlain && !event.repeat && !event.isComposing && isLetterKey(event, 'm');
}

/** The returned function must see every key press: M picks up unless it ends a two-key shortcut. */
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
