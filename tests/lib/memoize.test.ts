import fc from 'fast-check';
import { memoize } from '@/lib/memoize';
import { rounds, seed } from '@/tests/support/rounds';

describe('memoized function', () => {
  test('is called once for each value and returns the same object again', () => {
    const answer = jest.fn((name: string) => ({ name }));
    const cached = memoize(answer);
    const first = cached('Ana');
    expect(first).toEqual({ name: 'Ana' });
    expect(cached('Ana')).toBe(first);
    expect(cached('Ben')).toEqual({ name: 'Ben' });
    expect(cached('Ana')).toBe(first);
    expect(answer.mock.calls).toEqual([['Ana'], ['Ben']]);
  });

  test('is not called by memoize, but at its first use', () => {
    const answer = jest.fn((minutes: number) => minutes / 60);
    memoize(answer);
    expect(answer).not.toHaveBeenCalled();
  });

  test.each([0, '', false, null, Number.NaN])('remembers the result %p', (nothing) => {
    const answer = jest.fn(() => nothing);
    const cached = memoize<string, unknown>(answer);
    expect([cached('a'), cached('a')]).toEqual([nothing, nothing]);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('distinguishes numbers from their digits, and zero from the empty text', () => {
    const cached = memoize((value: string | number) => `${typeof value} ${value}`);
    const values = [1, '1', 0, '0', ''];
    const answers = ['number 1', 'string 1', 'number 0', 'string 0', 'string '];
    expect(values.map(cached)).toEqual(answers);
    expect(values.map(cached)).toEqual(answers);
  });

  test('accepts names of object members as arguments', () => {
    const cached = memoize((role: string) => role.length);
    expect(['constructor', '__proto__', 'toString'].map(cached)).toEqual([11, 9, 8]);
  });

  test('has a cache of its own', () => {
    const length = memoize((text: string) => text.length);
    const capitals = memoize((text: string) => text.toUpperCase());
    expect([length('ab'), capitals('ab'), length('ab')]).toEqual([2, 'AB', 2]);
  });

  test('is called again after an error', () => {
    const answer = jest
      .fn<string, [string]>()
      .mockImplementationOnce(() => {
        throw new Error('Not yet.');
      })
      .mockReturnValue('there');
    const cached = memoize(answer);
    expect(() => cached('a')).toThrow('Not yet.');
    expect(cached('a')).toBe('there');
  });

  test('returns the same results as the original function for any calls', () => {
    const anyQuestion = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom('0', '1', 'a', ''));
    fc.assert(
      fc.property(fc.array(anyQuestion), (questions) => {
        const answer = jest.fn((value: string | number) => [value]);
        const cached = memoize(answer);
        expect(questions.map(cached)).toEqual(questions.map((value) => [value]));
        expect(answer).toHaveBeenCalledTimes(new Set(questions).size);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
