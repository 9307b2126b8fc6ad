import { join } from 'node:path';

export default {
  plugins: { '@tailwindcss/postcss': {}, [join(process.cwd(), 'scripts/build/drop-fallbacks.cjs')]: {} },
};
