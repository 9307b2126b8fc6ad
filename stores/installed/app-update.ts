import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface AppUpdateState {
  /** The host could not be reached, or the browser reports that there is no connection. */
  readonly isOffline: boolean;
  /** A newer build is installed and waits to be activated. */
  readonly isUpdateReady: boolean;
}

/** The state of the service worker for the screen; set by code that is loaded later. */
export const appUpdateStore = createStore<AppUpdateState>(() => ({ isOffline: false, isUpdateReady: false }));

export const useAppUpdate = <Part>(select: (state: AppUpdateState) => Part): Part =>
  useStore(appUpdateStore, select);
