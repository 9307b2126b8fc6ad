import { editOnto, touchedFields, withFields } from '@/stores/browser-storage/database/edit-onto';
import { makeShift } from '@/tests/support/brigade';

const SEEN = makeShift({ id: 's', times: ['9:00', '17:00'], date: '2026-11-19' });
const STORED = { ...makeShift({ id: 's', times: ['14:00', '22:00'], date: '2026-11-20' }), notes: 'told' };
const later = makeShift({ times: ['12:00', '17:00'] });

test('what the edit did not touch stays as it is stored', () => {
  expect(editOnto(STORED, SEEN, { ...SEEN, status: 'Pending' })).toEqual({ ...STORED, status: 'Pending' });
  expect(editOnto(STORED, SEEN, { ...SEEN })).toEqual(STORED);
});

test('date and times come together, as they were told', () => {
  const after = { ...SEEN, startTime: later.startTime };
  expect(editOnto(STORED, SEEN, after)).toEqual({ ...after, notes: 'told' });
});

test('a role brings its colour along, which two roles may share, and a colour alone leaves the role', () => {
  const host = { id: 'e', role: 'Host', color: 'gray' };
  const stored = { ...host, role: 'Manager', color: 'yellow' };
  expect(editOnto(stored, host, { ...host, role: 'Bartender' })).toEqual({ ...host, role: 'Bartender' });
  expect(editOnto(stored, host, { ...host, color: 'red' })).toEqual({ ...stored, color: 'red' });
});

test('a field that the edit took away is gone, and one that it does not know of stays', () => {
  const seen = { ...SEEN, station: 'bar' };
  const stored = { ...STORED, station: 'bar', tag: 1 };
  expect(touchedFields(seen, SEEN)).toEqual(['station']);
  expect(editOnto<object>(stored, seen, SEEN)).toEqual({ ...STORED, tag: 1 });
});

test('a template has times without a date, and gets none', () => {
  const template = { id: 't', startTime: '9:00', endTime: '17:00' };
  const stored = { id: 't', startTime: '14:00', endTime: '22:00' };
  expect(editOnto(stored, template, { ...template, startTime: '12:00' })).toStrictEqual({
    id: 't',
    startTime: '12:00',
    endTime: '17:00',
  });
});

test('fields that were touched later are as they were left then, with what belongs to them', () => {
  const after = { ...SEEN, startTime: later.startTime, status: 'Pending' };
  expect(withFields<object>(after, STORED, ['notes', 'endTime'])).toEqual({ ...STORED, status: 'Pending' });
});
