import type { DropCheck } from '@/lib/shifts/change/drop-check';

const DRAGGED = 'data-dragged';
const MARKS = ['data-drop-verdict', 'data-drop-sign', 'data-drop-target', DRAGGED] as const;

/** Shows what a drop there would do. React knows none of these attributes. */
export function markVerdict({ dataset }: HTMLElement, kind: DropCheck['kind']): void {
  if (dataset.dropVerdict !== kind) dataset.dropVerdict = kind;
}

/** Shows the most severe objection to a drop there in a word or two; none if the sign is empty. */
export function markSign(place: HTMLElement, sign: string): void {
  if (sign && place.dataset.dropSign !== sign) place.dataset.dropSign = sign;
  else if (!sign) place.removeAttribute('data-drop-sign');
}

/** Shows whether the drag is over this place. */
export function markTarget(place: HTMLElement, isTarget: boolean): void {
  place.toggleAttribute('data-drop-target', isTarget);
}

/** Shows that the card is being moved or copied. */
export function markDragged({ dataset }: HTMLElement, isCopy: boolean): void {
  dataset.dragged = isCopy ? 'copy' : 'move';
}

/** Removes all marks from the page. */
export function unmarkAll(): void {
  for (const name of MARKS) {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
}
