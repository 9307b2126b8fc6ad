import { createUiStore } from '@/stores/ui/ui';
import { persisted } from './gateway';

export const uiStore = createUiStore(persisted);
