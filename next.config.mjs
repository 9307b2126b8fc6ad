import { buildId } from './scripts/support/export/build-id.mjs';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
/** The output of a second build, which the tests of updates make in addition to out/. */
const otherExport = process.env.BRIGADE_OTHER_EXPORT;

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  generateBuildId: () => buildId(),
  ...(otherExport && { distDir: otherExport }),
  // A full test run has already checked the types.
  typescript: { ignoreBuildErrors: Boolean(otherExport || process.env.BRIGADE_TYPES_ARE_CHECKED) },
  basePath,
  // Otherwise, under a sub-path, the router calls the calendar /brigade, requests /brigade.txt outside of it,
  // and reloads.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
    rules: {
      '*.json': {
        condition: { path: /lib\/i18n\/messages\/(?:[a-z]+\/)?[a-z]+\.json$/ },
        loaders: ['./scripts/build/compile-messages-loader.cjs'],
        as: '*.js',
      },
    },
  },
};

export default nextConfig;
