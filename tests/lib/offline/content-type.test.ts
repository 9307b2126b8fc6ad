import { isScriptType } from '@/lib/offline/content-type';

test.each([
  'text/javascript',
  'application/javascript; charset=utf-8',
  'TEXT/JavaScript;charset=utf-8',
  'application/x-javascript',
  'text/ecmascript',
])('isScriptType accepts %s as a script', (type) => {
  expect(isScriptType(type)).toBe(true);
});

test.each([null, '', 'text/html', 'text/plain', 'application/json', 'text/html; note=text/javascript'])(
  'does not accept %s as a script',
  (type) => {
    expect(isScriptType(type)).toBe(false);
  },
);
