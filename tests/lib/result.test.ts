import { ok, refused } from '@/lib/result';

describe('the outcome of something that may be refused', () => {
  test('is a value that was accepted', () => {
    expect(ok(7)).toEqual({ isOk: true, value: 7 });
    expect(ok(undefined)).toHaveProperty('isOk', true);
  });

  test('or the reason of the refusal', () => {
    expect(refused('full')).toEqual({ isOk: false, error: 'full' });
  });
});
