import { FOLDER_RECORD_SHAPE, isOwn, recordForChosen, withWritten } from '@/lib/backup-folder/folder-record';
import { parse } from '@/lib/saved-data/records/file-shape';

const FRESH = parse(FOLDER_RECORD_SHAPE, {});
const USED = {
  base: 'brigade-backup-2',
  written: { 'brigade-backup-2.json': ['aa', 'bb'] },
  savedAt: 5,
  savedNumber: 9,
  wasEmpty: true,
  told: 'gone',
};

describe('record of the backup folder', () => {
  test('starts empty and is read back unchanged', () => {
    expect(FRESH).toEqual({
      base: 'brigade-backup',
      written: {},
      savedAt: 0,
      savedNumber: 0,
      wasEmpty: false,
      told: '',
    });
    expect(parse(FOLDER_RECORD_SHAPE, USED)).toEqual(USED);
  });

  test('drops only the fields that are unreadable', () => {
    expect(parse(FOLDER_RECORD_SHAPE, { ...USED, written: 'x', savedAt: 'soon' })).toEqual({
      ...USED,
      written: {},
      savedAt: 0,
    });
  });

  test('recognizes files written by Brigade by name and digest', () => {
    expect(isOwn(USED, 'brigade-backup-2.json', 'bb')).toBe(true);
    expect(isOwn(USED, 'brigade-backup-2.json', 'cc')).toBe(false);
    expect(isOwn(USED, 'brigade-backup.json', 'aa')).toBe(false);
    const next = withWritten(USED, 'brigade-backup.json', ['cc']);
    expect(isOwn(next, 'brigade-backup.json', 'cc') && isOwn(next, 'brigade-backup-2.json', 'aa')).toBe(true);
    expect(withWritten(next, 'brigade-backup-2.json', undefined).written).toEqual({
      'brigade-backup.json': ['cc'],
    });
  });

  test('keeps the file names when the same folder is chosen again, and starts new ones in another folder', () => {
    const anew = { ...USED, savedAt: 0, savedNumber: 0, told: '' };
    expect(recordForChosen(USED, 'bb')).toEqual(anew);
    expect(recordForChosen(USED, 'cc')).toEqual({ ...anew, base: 'brigade-backup' });
    expect(recordForChosen(USED, undefined)).toEqual({ ...anew, base: 'brigade-backup' });
  });
});
