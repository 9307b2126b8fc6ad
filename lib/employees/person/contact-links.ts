import type { Person } from './person';

/** A link is absent without a usable phone number or email address. */
export interface ContactLinks {
  readonly call?: string;
  readonly sms?: string;
  readonly whatsApp?: string;
  readonly mail?: string;
}

/** WhatsApp needs the country code. */
const INTERNATIONAL = /^(?:\+|00)/;
/** A phone extension is not dialed. */
const EXTENSION = /\s*(?:#|x|ext\.?)\s?\d+$/i;

export function contactLinks({ phone, email }: Pick<Person, 'phone' | 'email'>, text: string): ContactLinks {
  const body = encodeURIComponent(text);
  const number = phone.replace(EXTENSION, '').replace(/[^+\d]/g, '');
  const isInternational = INTERNATIONAL.test(number);
  const digits = number.replace(INTERNATIONAL, '').replaceAll('+', '');
  return {
    ...(digits !== '' && {
      call: `tel:${number}`,
      // iOS and Android both accept this form.
      sms: body ? `sms:${number}?&body=${body}` : `sms:${number}`,
    }),
    ...(digits !== '' &&
      isInternational && { whatsApp: `https://wa.me/${digits}${body ? `?text=${body}` : ''}` }),
    ...(email !== '' && {
      mail: `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}${body ? `?body=${body}` : ''}`,
    }),
  };
}

export function isReachableBy({ phone, email }: Pick<Person, 'phone' | 'email'>): boolean {
  return phone !== '' || email !== '';
}
