import fc from 'fast-check';
import { remembered } from '@/lib/remembered';
import { rounds, seed } from '@/tests/support/rounds';

describe('a function with a memory', () => {
  test('is asked once for each value and gives the very same answer ever after', () => {
    const answer = jest.fn((name: string) => ({ name }));
    const asked = remembered(answer);
    const first = asked('Ana');
    expect(first).toEqual({ name: 'Ana' });
    expect(asked('Ana')).toBe(first);
    expect(asked('Ben')).toEqual({ name: 'Ben' });
    expect(asked('Ana')).toBe(first);
    expect(answer.mock.calls).toEqual([['Ana'], ['Ben']]);
  });

  test('is not asked before somebody wants to know', () => {
    const answer = jest.fn((minutes: number) => minutes / 60);
    remembered(answer);
    expect(answer).not.toHaveBeenCalled();
  });

  test.each([0, '', false, null, Number.NaN])('remembers the answer %p as well', (nothing) => {
    const answer = jest.fn(() => nothing);
    const asked = remembered<string, unknown>(answer);
    expect([asked('a'), asked('a')]).toEqual([nothing, nothing]);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('tells a number from its digits, and zero and the empty text from nothing', () => {
    const asked = remembered((value: string | number) => `${typeof value} ${value}`);
    const values = [1, '1', 0, '0', ''];
    const answers = ['number 1', 'string 1', 'number 0', 'string 0', 'string '];
    expect(values.map(asked)).toEqual(answers);
    expect(values.map(asked)).toEqual(answers);
  });

  test('takes names that every object has for ordinary ones', () => {
    const asked = remembered((role: string) => role.length);
    expect(['constructor', '__proto__', 'toString'].map(asked)).toEqual([11, 9, 8]);
  });

  test('has a memory of its own', () => {
    const length = remembered((text: string) => text.length);
    const capitals = remembered((text: string) => text.toUpperCase());
    expect([length('ab'), capitals('ab'), length('ab')]).toEqual([2, 'AB', 2]);
  });

  test('that fails is asked again', () => {
    const answer = jest
      .fn<string, [string]>()
      .mockImplementationOnce(() => {
        throw new Error('Not yet.');
      })
      .mockReturnValue('there');
    const asked = remembered(answer);
    expect(() => asked('a')).toThrow('Not yet.');
    expect(asked('a')).toBe('there');
  });

  test('answers as the function itself, whatever is asked in whatever order', () => {
    const anyQuestion = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom('0', '1', 'a', ''));
    fc.assert(
      fc.property(fc.array(anyQuestion), (questions) => {
        const answer = jest.fn((value: string | number) => [value]);
        const asked = remembered(answer);
        expect(questions.map(asked)).toEqual(questions.map((value) => [value]));
        expect(answer).toHaveBeenCalledTimes(new Set(questions).size);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
