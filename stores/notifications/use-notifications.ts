import { useStore } from 'zustand';
import { notificationsStore } from '@/stores/app/notifications-store';
import type { NotificationsState } from './notifications';

export const useNotifications = <Part>(select: (state: NotificationsState) => Part): Part =>
  useStore(notificationsStore, select);
