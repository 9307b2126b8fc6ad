import { lazyPart } from '@/components/ui/loading/lazy-part';

/** The frame of a panel in the middle of the page. */
export const PanelDialog = lazyPart(() => import('./panel-dialog').then((module) => module.PanelDialog));

/** The frame of a panel that rises from the bottom. */
export const BottomPanel = lazyPart(() => import('./bottom-panel').then((module) => module.BottomPanel));
