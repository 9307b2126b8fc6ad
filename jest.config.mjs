import nextJest from 'next/jest.js';

// Set before the workers start: shifts that cross midnight or a clock change must not pass only because of UTC.
process.env.TZ = 'America/New_York';

// These packages exist only as ES modules, which Jest has to translate.
const modules = ['@formatjs', 'icu-minify', 'intl-messageformat', 'qr', 'use-intl'];

const createConfig = nextJest({ dir: import.meta.dirname });

/** next/jest adds its own transformIgnorePatterns, so ours have to replace them afterwards. */
async function project(settings) {
  const base = await createConfig({
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    roots: ['<rootDir>/tests'],
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    ...settings,
  })();
  return {
    ...base,
    transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`, '^.+\\.module\\.css$'],
  };
}

/** Making a page costs more than most tests: only components have one, and the few others that say so in their first line. */
export default async function config() {
  return {
    maxWorkers: 2,
    projects: [
      await project({ testEnvironment: 'jsdom', testMatch: ['**/tests/components/**/*.test.ts?(x)'] }),
      await project({
        testEnvironment: 'node',
        testMatch: ['**/*.test.ts?(x)'],
        testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/components/'],
      }),
    ],
  };
}
