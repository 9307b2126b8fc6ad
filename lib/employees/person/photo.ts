import type { PersonDetails } from '@/lib/employees/person-details';

/** The side of a stored picture in pixels: twice that of the largest place where one stands. */
export const PHOTO_PX = 72;
/** A picture of that side takes about 2,500; a longer text was not made here, and would fill the browser's storage. */
const MOST_CHARACTERS = 16_000;
const PICTURE = /^data:image\/(?:webp|jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/;

/** The person's picture as a `data:` address; undefined where none, or nothing that is one, is stored. */
export function photoOf({ photo }: Pick<PersonDetails, 'photo'>): string | undefined {
  return typeof photo === 'string' && isPhoto(photo) ? photo : undefined;
}

/** Whether the text is a picture that can be kept with a person. */
export function isPhoto(text: string): boolean {
  return text.length <= MOST_CHARACTERS && PICTURE.test(text);
}
