import type { HandedOn } from '@/components/parts/sharing/hand-on';
import { saveFile } from '@/components/ui/page/save-text-file';
import type { QrCode } from '@/lib/share/qr-code';

/** Large enough to be sharp on paper. */
const MODULE_PIXELS = 10;

/** Saves the code as a PNG, black on white, its quiet zone included. */
export async function saveQrPicture(code: QrCode, fileName: string): Promise<HandedOn> {
  const picture = await drawQr(code);
  if (!picture) return 'failed';
  saveFile(fileName, picture);
  return 'saved';
}

async function drawQr({ size, rows }: QrCode): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE_PIXELS;
  canvas.height = size * MODULE_PIXELS;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * MODULE_PIXELS, y * MODULE_PIXELS, MODULE_PIXELS, MODULE_PIXELS);
    });
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
