import nextJest from 'next/jest.js';

// Set before the workers start. In UTC, tests of midnight and clock changes could pass with wrong code.
process.env.TZ = 'America/New_York';

// These packages have only ES modules, which Jest must compile.
const modules = ['@formatjs', 'icu-minify', 'intl-messageformat', 'qr', 'use-intl'];

const createConfig = nextJest({ dir: import.meta.dirname });

/** next/jest adds its own transformIgnorePatterns, so they are replaced afterwards. */
export default async function config() {
  const base = await createConfig({
    maxWorkers: 2,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    roots: ['<rootDir>/tests'],
    // Generous, because the machine may be busy. A deep run has more rounds per test.
    testTimeout: process.env.ROUNDS ? 240_000 : 20_000,
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    // A test that needs a DOM requests jsdom in its first line.
    testEnvironment: 'node',
  })();
  return {
    ...base,
    transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`, '^.+\\.module\\.css$'],
  };
}
