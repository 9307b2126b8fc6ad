import { CUE_OF, CUES } from '@/lib/sound/cues';

describe('sound cues', () => {
  test('are the seven cues of the specification, each used by at least one act', () => {
    expect(CUES).toEqual(['click', 'success', 'error', 'notification', 'complete', 'toggle', 'delete']);
    expect(new Set(Object.values(CUE_OF))).toEqual(new Set(CUES));
  });

  test('match the acts by name: deleted, refused, and added or saved', () => {
    for (const [act, cue] of Object.entries(CUE_OF)) {
      if (/Deleted$|Cleared$/.test(act)) expect([act, cue]).toEqual([act, 'delete']);
      if (/Refused$|Failed$|NotSaved$|Missing$/.test(act)) expect([act, cue]).toEqual([act, 'error']);
      if (/(Added|Updated|[a-z]Saved|Copied)$/.test(act) && !act.endsWith('NotSaved')) {
        expect([act, cue]).toEqual([act, 'success']);
      }
    }
  });
});
