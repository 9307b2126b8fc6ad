import { privateWordsIn, proseIn } from '@/scripts/check/prose.mjs';

const wordsIn = (text: string, path: string) => privateWordsIn(text, path).map(({ word }) => word);

describe('the check of prose', () => {
  test('finds private words in comments and test titles when a file is code', () => {
    const code = [
      "import { told } from './house';",
      '/** Whoever plans is told. */',
      "test('hands on the week', () => {});",
      '  // The second try takes over by itself.',
      "const text = 'all the same';",
    ].join('\n');
    expect(privateWordsIn(code, 'lib/a.ts').map(({ line, word }) => `${line} ${word}`)).toEqual([
      '2 told',
      '2 Whoever',
      '4 by itself',
      '4 takes over',
      '4 second try',
      '3 hands on',
    ]);
  });

  test('ignores code blocks, code and addresses when a file is a document', () => {
    const page = ['The house.', '', '```sh', 'told', '```', '', 'See `told` in [the page](house.md).'].join(
      '\n',
    );
    expect(privateWordsIn(page, 'docs/a.md')).toEqual([{ line: 1, word: 'house', instead: 'business' }]);
  });

  test('allows the front and back of house', () => {
    expect(wordsIn('Groups such as front of house and back of house.', 'docs/a.md')).toEqual([]);
  });

  test('ignores the URL of a string when looking for comments', () => {
    expect(proseIn("const address = 'https://example.org/told';", 'lib/a.ts')).toEqual([]);
  });
});
