import type { PersonDetails } from '@/lib/employees/person-details';

/** Twice the largest display size. */
export const PHOTO_PX = 72;
/** A picture of `PHOTO_PX` has about 2,500 characters; a longer text would fill browser storage. */
const MAX_CHARACTERS = 16_000;
const PICTURE = /^data:image\/(?:webp|jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/;

/** A `data:` address; undefined if unset or invalid. */
export function photoOf({ photo }: Pick<PersonDetails, 'photo'>): string | undefined {
  return typeof photo === 'string' && isPhoto(photo) ? photo : undefined;
}

export function isPhoto(text: string): boolean {
  return text.length <= MAX_CHARACTERS && PICTURE.test(text);
}
