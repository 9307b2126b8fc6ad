import fc from 'fast-check';
import { BOUNDS_IN_WORKER, IMPORT_LIMITS } from '@/lib/import/file/limits';
import { unpackXlsx } from '@/lib/import/file/read-xlsx';
import { rounds, seed } from '@/tests/support/rounds';
import { sized } from '../hostile-support';
import { SIZE_PLACES, type ZipEntry, zipOf } from './zip-support';

/** Incompressible bytes, so that a part spans several read steps. */
function noise(length: number, start: number): Uint8Array {
  let state = start + 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state >> 8;
  });
}

function text(bytes: Uint8Array | string | undefined): string | undefined {
  return bytes === undefined ? undefined : Buffer.from(bytes).toString('base64');
}

const SHEET: ZipEntry = { path: 'xl/worksheets/sheet1.xml', bytes: Buffer.from('<worksheet/>'.repeat(50)) };

const anyEntries: fc.Arbitrary<readonly ZipEntry[]> = fc.uniqueArray(
  fc
    .record({
      path: fc.constantFrom(
        '[Content_Types].xml',
        'xl/a.xml',
        'xl/_rels/a.xml.rels',
        'xl/é.xml',
        'xl/media/a.png',
      ),
      bytes: fc
        .record({ length: fc.nat({ max: 40_000 }), start: fc.nat() })
        .map(({ length, start }) => noise(length, start)),
      sizesIn: fc.constantFrom(...SIZE_PLACES),
      isStored: fc.boolean(),
    })
    // A stored part with its size behind it has no end that can be found, unless it is text.
    .map((entry) => ({ ...entry, isStored: entry.isStored && entry.sizesIn !== 'plainDescriptor' })),
  { selector: ({ path }) => path, minLength: 1, maxLength: 5 },
);

describe('spreadsheet archive', () => {
  test('unpacks the XML parts only, with sizes before or after the data in the ZIP archive', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const read = unpackXlsx(zipOf(entries));
        const wanted = entries.filter(({ path }) => !path.endsWith('.png'));
        if (!read.isOk) throw new Error(read.error);
        expect(Object.values(read.value).map(text).sort()).toEqual(
          wanted.map(({ bytes }) => text(bytes)).sort(),
        );
      }),
      { numRuns: rounds(30), ...seed },
    );
  });

  test('is read by the directory of the archive when packed bytes look like another part', () => {
    const bytes = Buffer.from([188, 87]);
    const entry = {
      path: '[Content_Types].xml',
      bytes,
      sizesIn: 'plainDescriptor',
      isStored: false,
    } as const;
    const read = unpackXlsx(zipOf([entry]));
    expect(read.isOk && read.value['[Content_Types].xml']).toEqual(new Uint8Array(bytes));
  });

  test('is read with the last of two parts of the same path', () => {
    const read = unpackXlsx(zipOf([{ ...SHEET, bytes: Buffer.from('old') }, SHEET]));
    expect(read.isOk && text(read.value[SHEET.path])).toBe(text(SHEET.bytes));
  });

  test('is damaged when cut off anywhere, even between parts', () => {
    const file = zipOf([SHEET, { ...SHEET, path: 'xl/workbook.xml', sizesIn: 'descriptor' }]);
    expect(unpackXlsx(file).isOk).toBe(true);
    for (let length = 0; length < file.length; length += 1) {
      expect(unpackXlsx(file.subarray(0, length))).toEqual({ isOk: false, error: 'damaged' });
    }
  });

  test('is damaged when its directory lists a missing part', () => {
    const file = zipOf([SHEET, { ...SHEET, path: 'xl/workbook.xml' }]);
    file.set([0, 0, 0, 0], Buffer.from(file).indexOf('PK\u0003\u0004', 1, 'latin1'));
    expect(unpackXlsx(file)).toEqual({ isOk: false, error: 'damaged' });
  });

  test('is read by the directory of the archive when bytes of a part look like the end of the part', () => {
    const marks = ['PK\u0003\u0004', 'PK\u0007\u0008', 'PK\u0001\u0002'];
    for (const mark of marks) {
      const bytes = new Uint8Array([...noise(500, 1), ...Buffer.from(mark, 'latin1'), ...noise(500, 2)]);
      // Noise cannot be compressed, so the mark appears in the file unchanged.
      const file = zipOf([
        { ...SHEET, sizesIn: 'descriptor', bytes },
        { ...SHEET, path: 'xl/workbook.xml' },
      ]);
      const read = unpackXlsx(file);
      expect(read.isOk && text(read.value[SHEET.path])).toBe(text(bytes));
    }
  });

  test.each([1, 12, 99])('is damaged when compressed with the unsupported method %i', (method) => {
    expect(unpackXlsx(zipOf([{ ...SHEET, method }]))).toEqual({ isOk: false, error: 'damaged' });
  });
});

describe('oversized spreadsheet archive', () => {
  // tests/lib/import/hostile-files.test.ts covers the limit itself.
  const bounds = { ...BOUNDS_IN_WORKER, unpackedBytes: sized(IMPORT_LIMITS.unpackedBytes, 2_000_000) };
  const half = Math.ceil(bounds.unpackedBytes / 2) + 1;
  const zeros: ZipEntry = { path: 'xl/a.xml', bytes: new Uint8Array(half) };
  test.each(['header', 'descriptor', 'zip64'] as const)(
    'is refused while unpacking, for any declared size (%s)',
    (sizesIn) => {
      const part = { ...zeros, sizesIn, declaredSize: 1 };
      expect(unpackXlsx(zipOf([part]), bounds)).toEqual({ isOk: false, error: 'damaged' });
      const file = zipOf([part, { ...part, path: 'xl/b.xml' }]);
      expect(unpackXlsx(file, bounds)).toEqual({ isOk: false, error: 'tooLarge' });
    },
  );

  test('is refused if read by the directory, or with two parts of the same path', () => {
    const part: ZipEntry = { ...zeros, sizesIn: 'plainDescriptor' };
    expect(unpackXlsx(zipOf([part]), bounds).isOk).toBe(true);
    expect(unpackXlsx(zipOf([part, part]), bounds)).toEqual({ isOk: false, error: 'tooLarge' });
    expect(unpackXlsx(zipOf([zeros, zeros]), bounds)).toEqual({ isOk: false, error: 'tooLarge' });
  });

  test('is read when only parts that are not XML are large', () => {
    const file = zipOf([SHEET, { ...zeros, path: 'a.png' }, { ...zeros, path: 'b.png' }]);
    expect(unpackXlsx(file, bounds).isOk).toBe(true);
  });

  test('is refused with too many parts', () => {
    const many = Array.from({ length: IMPORT_LIMITS.parts + 1 }, (_, index) => ({
      ...SHEET,
      path: `${index}.png`,
    }));
    expect(unpackXlsx(zipOf(many.slice(1))).isOk).toBe(true);
    expect(unpackXlsx(zipOf(many))).toEqual({ isOk: false, error: 'damaged' });
    expect(unpackXlsx(zipOf([SHEET], 65_535))).toEqual({ isOk: false, error: 'damaged' });
  });
});
