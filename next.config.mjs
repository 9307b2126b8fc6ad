const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  basePath,
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
    rules: {
      '*.json': {
        condition: { path: /lib\/i18n\/messages\/[a-z]+\.json$/ },
        loaders: ['./scripts/compile-messages-loader.cjs'],
        as: '*.js',
      },
    },
  },
};

export default nextConfig;
