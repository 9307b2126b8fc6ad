import nextJest from 'next/jest.js';

// Set before the workers start: shifts that cross midnight or a clock change must not pass only because of UTC.
process.env.TZ = 'America/New_York';

// These packages exist only as ES modules, which Jest has to translate.
const modules = ['@formatjs', 'icu-minify', 'intl-messageformat', 'qr', 'use-intl'];

const createConfig = nextJest({ dir: import.meta.dirname });

/** next/jest adds its own transformIgnorePatterns, so ours have to replace them afterwards. */
export default async function config() {
  const base = await createConfig({
    maxWorkers: 2,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    roots: ['<rootDir>/tests'],
    // No test waits for a clock; a busy machine may take its time.
    // A deep run has more rounds in each test.
    testTimeout: process.env.ROUNDS ? 240_000 : 20_000,
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    // A test that needs a page says so in its first line.
    testEnvironment: 'node',
  })();
  return {
    ...base,
    transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`, '^.+\\.module\\.css$'],
  };
}
