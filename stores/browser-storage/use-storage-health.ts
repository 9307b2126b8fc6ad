import { useStore } from 'zustand';
import { door } from '@/stores/app/gateway';
import type { StorageHealth } from './keys/storage-door';

export const useStorageHealth = (): StorageHealth => useStore(door.health, ({ health }) => health);
