import { createUiStore } from '@/stores/ui/ui';
import { door } from './gateway';

export const uiStore = createUiStore(door);
