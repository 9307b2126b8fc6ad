import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The file with which the system opened the app, until the settings handle it. */
const openedFileStore = createStore<{ readonly file: File | undefined }>(() => ({ file: undefined }));

export const useOpenedFile = (): File | undefined => useStore(openedFileStore, ({ file }) => file);

export function setOpenedFile(file: File): void {
  openedFileStore.setState({ file });
}

export function dropOpenedFile(): void {
  openedFileStore.setState({ file: undefined });
}
