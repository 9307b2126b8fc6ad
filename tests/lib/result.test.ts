import { ok, refused } from '@/lib/result';

describe('result', () => {
  test('holds the accepted value', () => {
    expect(ok(7)).toEqual({ isOk: true, value: 7 });
    expect(ok(undefined)).toHaveProperty('isOk', true);
  });

  test('holds the reason of a refusal', () => {
    expect(refused('full')).toEqual({ isOk: false, error: 'full' });
  });
});
