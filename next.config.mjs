import { buildId } from './scripts/support/export/build-id.mjs';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
/** Where a second build goes, which the tests of the update make beside the one in out/. */
const otherExport = process.env.BRIGADE_OTHER_EXPORT;

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  generateBuildId: () => buildId(),
  ...(otherExport && { distDir: otherExport }),
  // A whole run of the tests has checked the types already.
  typescript: { ignoreBuildErrors: Boolean(otherExport || process.env.BRIGADE_TYPES_ARE_CHECKED) },
  basePath,
  // Else the router calls the calendar /brigade under a sub-path, asks for /brigade.txt outside of it, and reloads.
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
