import type { DropCheck } from '@/lib/shifts/change/drop-check';

const DRAGGED = 'data-dragged';
const MARKS = ['data-drop-verdict', 'data-drop-sign', 'data-drop-target', DRAGGED] as const;

/** React knows none of these attributes. */
export function markVerdict({ dataset }: HTMLElement, kind: DropCheck['kind']): void {
  if (dataset.dropVerdict !== kind) dataset.dropVerdict = kind;
}

/** A word or two for the most severe objection; empty removes the sign. */
export function markSign(place: HTMLElement, sign: string): void {
  if (sign && place.dataset.dropSign !== sign) place.dataset.dropSign = sign;
  else if (!sign) place.removeAttribute('data-drop-sign');
}

export function markTarget(place: HTMLElement, isTarget: boolean): void {
  place.toggleAttribute('data-drop-target', isTarget);
}

export function markDragged({ dataset }: HTMLElement, isCopy: boolean): void {
  dataset.dragged = isCopy ? 'copy' : 'move';
}

export function unmarkAll(): void {
  for (const name of MARKS) {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
}
