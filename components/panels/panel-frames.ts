import { lazyPart } from '@/components/ui/loading/lazy-part';

export const PanelDialog = lazyPart(() => import('./panel-dialog').then((module) => module.PanelDialog));

export const BottomPanel = lazyPart(() => import('./bottom-panel').then((module) => module.BottomPanel));
