import type { Person } from './person';

/** Where a press leads to reach somebody, each with the text already in it; absent where there is no way. */
export interface ContactLinks {
  readonly call?: string;
  readonly sms?: string;
  readonly whatsApp?: string;
  readonly mail?: string;
}

/** A number with its country, which WhatsApp asks for; others are known to the phone alone. */
const INTERNATIONAL = /^(?:\+|00)/;
/** What stands before a short number at a house is dialled, what is written between digits is not. */
const EXTENSION = /\s*(?:#|x|ext\.?)\s?\d+$/i;

/** The addresses to reach the person; the browser opens one only when it is pressed. */
export function contactLinks({ phone, email }: Pick<Person, 'phone' | 'email'>, text: string): ContactLinks {
  const body = encodeURIComponent(text);
  const number = phone.replace(EXTENSION, '').replace(/[^+\d]/g, '');
  const isInternational = INTERNATIONAL.test(number);
  const digits = number.replace(INTERNATIONAL, '').replaceAll('+', '');
  return {
    ...(digits !== '' && {
      call: `tel:${number}`,
      // Both kinds of phone read it so.
      sms: body ? `sms:${number}?&body=${body}` : `sms:${number}`,
    }),
    ...(digits !== '' &&
      isInternational && { whatsApp: `https://wa.me/${digits}${body ? `?text=${body}` : ''}` }),
    ...(email !== '' && {
      mail: `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}${body ? `?body=${body}` : ''}`,
    }),
  };
}

/** Whether a number or an address is stored. */
export function isReachableBy({ phone, email }: Pick<Person, 'phone' | 'email'>): boolean {
  return phone !== '' || email !== '';
}
