import type { HandedOn } from '@/components/parts/sharing/hand-on';
import { saveFile } from '@/components/ui/page/save-text-file';

export function saved(file: File): Promise<HandedOn> {
  try {
    saveFile(file.name, file);
    return Promise.resolve('saved');
  } catch (error) {
    console.warn('The calendar file could not be saved.', error);
    return Promise.resolve('failed');
  }
}
