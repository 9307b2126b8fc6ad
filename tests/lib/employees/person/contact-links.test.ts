import fc from 'fast-check';
import { contactLinks } from '@/lib/employees/person/contact-links';
import { rounds, seed } from '@/tests/support/rounds';

test('contactLinks builds call, SMS, WhatsApp and mail links, with the text in all but the call link', () => {
  const person = { phone: '+34 600 11-12 22', email: 'ana@example.org' };
  expect(contactLinks(person, 'Fri 9-5 & keys?')).toEqual({
    call: 'tel:+34600111222',
    sms: 'sms:+34600111222?&body=Fri%209-5%20%26%20keys%3F',
    whatsApp: 'https://wa.me/34600111222?text=Fri%209-5%20%26%20keys%3F',
    mail: 'mailto:ana@example.org?body=Fri%209-5%20%26%20keys%3F',
  });
});

test.each([
  ['600 111 222', 'tel:600111222', undefined],
  ['0034 600 111', 'tel:0034600111', 'https://wa.me/34600111'],
  ['(030) 12 34 x56', 'tel:0301234', undefined],
])('contactLinks builds from %s the call link %s and the WhatsApp link %s', (phone, call, whatsApp) => {
  const links = contactLinks({ phone, email: '' }, '');
  expect([links.call, links.whatsApp, links.mail]).toEqual([call, whatsApp, undefined]);
});

test('contactLinks builds no link without contact data, and escapes the text and the address', () => {
  expect(contactLinks({ phone: '', email: '' }, 'Hello')).toEqual({});
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (email, text) => {
      const { mail, whatsApp } = contactLinks({ phone: '+34 600', email: `a${email}` }, text);
      const [address = '', query = ''] = mail?.slice('mailto:'.length).split('?') ?? [];
      expect(decodeURIComponent(address)).toBe(`a${email}`);
      expect(address).not.toMatch(/[,;&]/);
      expect(new URLSearchParams(query).getAll('body')).toEqual(text === '' ? [] : [text]);
      expect(new URL(whatsApp ?? '').host).toBe('wa.me');
    }),
    { numRuns: rounds(100), ...seed },
  );
});
