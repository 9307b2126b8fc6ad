import { hasSealedMark } from '@/lib/saved-data/sealed/sealed-mark';
import type { ImportRefusal } from './import-file';

export function fileKind(bytes: Uint8Array): 'xlsx' | 'text' | ImportRefusal {
  const begins = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (bytes.length === 0) return 'empty';
  if (begins(0x50, 0x4b, 0x03, 0x04)) return 'xlsx';
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'oldExcel';
  if (hasSealedMark(bytes)) return 'backup';
  return isPictureOrPaper(begins) ? 'noTable' : 'text';
}

function isPictureOrPaper(begins: (...signature: number[]) => boolean): boolean {
  const isPdf = begins(0x25, 0x50, 0x44, 0x46);
  const isPng = begins(0x89, 0x50, 0x4e, 0x47);
  const isJpeg = begins(0xff, 0xd8, 0xff);
  return isPdf || isPng || isJpeg || begins(0x50, 0x4b);
}

export function textKind(text: string): 'calendar' | 'table' | ImportRefusal {
  const start = text
    .slice(0, 2000)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (start === '') return text.trim() === '' ? 'empty' : 'table';
  if (/^BEGIN:VCALENDAR/i.test(start)) return 'calendar';
  if (/^\{\s*"/.test(start)) return 'backup';
  if (/^<(?:!doctype|html|\?xml|table|svg)/i.test(start) || start.includes('\u0000')) return 'noTable';
  return 'table';
}
