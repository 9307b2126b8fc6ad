import fc from 'fast-check';
import { backupPieces, writeBackup } from '@/lib/saved-data/backup/backup';
import { rounds, seed } from '@/tests/support/rounds';
import { anyContent, SAVED_AT } from '@/tests/support/storage/backups';

test('backupPieces returns pieces of any size that join to the same backup', () => {
  fc.assert(
    fc.property(anyContent, fc.integer({ min: 1, max: 5 }), (content, recordsPerPiece) => {
      const pieces = [...backupPieces(content, SAVED_AT, recordsPerPiece)];
      expect(pieces.join('')).toBe(writeBackup(content, SAVED_AT));
      expect(pieces.length).toBeGreaterThan(content.shifts.length / recordsPerPiece);
    }),
    { numRuns: rounds(50), ...seed },
  );
});
