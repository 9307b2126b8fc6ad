import { useStore } from 'zustand';
import { gateway } from '@/stores/app/gateway';
import type { StorageHealth } from './keys/storage-gateway';

export const useStorageHealth = (): StorageHealth => useStore(gateway.health, ({ health }) => health);
