import type { MetadataRoute } from 'next';
import icons from '@/lib/install/app-icons.json';
import { PANEL_PATHS } from '@/lib/panel-paths';
import { PAGE_COLORS } from '@/lib/theme/page-color';

export const dynamic = 'force-static';

type Icons = NonNullable<MetadataRoute.Manifest['icons']>;

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

function png(name: string, size: number, purpose?: 'any' | 'maskable' | 'monochrome'): Icons[number] {
  return {
    src: `${basePath}/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  };
}

const drawings = (purpose: 'any' | 'maskable' | 'monochrome') =>
  icons[purpose].map((size) => png(`${purpose}-${size}`, size, purpose));

const shortcut = (name: string, path: string, drawing: string) => ({
  name,
  url: `${basePath}${path}`,
  icons: [png(`shortcut-${drawing}`, icons.shortcut.size)],
});

const WIDE = { form_factor: 'wide', sizes: '1280x800' } as const;
const NARROW = { form_factor: 'narrow', sizes: '780x1560' } as const;

const screenshot = (frame: typeof WIDE | typeof NARROW, name: string, label: string) => ({
  src: `${basePath}/screenshots/${frame.form_factor}-${name}.webp`,
  type: 'image/webp',
  label,
  ...frame,
});

/** Describes Brigade to browsers for installing. A manifest has one language: English, as in `lang`. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: `${basePath}/`,
    name: 'Brigade',
    short_name: 'Brigade',
    description: 'The shift schedule for small hospitality teams. No account, no server.',
    lang: 'en',
    dir: 'ltr',
    categories: ['business', 'productivity', 'food'],
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'standalone',
    theme_color: PAGE_COLORS.light,
    background_color: PAGE_COLORS.light,
    icons: [
      { src: `${basePath}/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...drawings('any'),
      ...drawings('maskable'),
      ...drawings('monochrome'),
    ],
    shortcuts: [
      shortcut('Add Shift', '/?action=add-shift', 'add-shift'),
      shortcut('Insights', PANEL_PATHS.insights, 'insights'),
      shortcut('Templates', PANEL_PATHS.templates, 'templates'),
    ],
    screenshots: [
      screenshot(WIDE, 'week', 'The week, with who works when'),
      screenshot(WIDE, 'insights', 'Hours and overtime of the team'),
      screenshot(NARROW, 'day', 'A day on the phone'),
      screenshot(NARROW, 'insights', 'Hours and overtime on the phone'),
    ],
    file_handlers: [
      {
        action: `${basePath}/settings`,
        accept: { 'application/json': ['.json'], 'application/x-brigade': ['.brigade'] },
      },
    ],
    // Unfinished work in the open window is kept; see stores/installed/launches.ts.
    launch_handler: { client_mode: 'focus-existing' },
  };
}
