import {
  closeDialog,
  getOpenDialog,
  guardDialogs,
  onDialogChange,
  openDialog,
  selectModalOpen,
  selectSelectedShiftId,
  selectSelectedTemplateId,
} from '@/stores/ui/dialogs';

afterEach(() => {
  guardDialogs();
  closeDialog();
});

test('opens no dialog when the app starts', () => {
  expect(getOpenDialog()).toBeNull();
  expect(Object.values(selectModalOpen(getOpenDialog(), '/'))).toEqual(Array(9).fill(false));
});

test('replaces the open dialog when another opens', () => {
  openDialog({ name: 'addShift' });
  openDialog({ name: 'editShift', shiftId: 's-1' });
  expect(selectModalOpen(getOpenDialog(), '/')).toMatchObject({ addShift: false, editShift: true });
  expect(selectSelectedShiftId(getOpenDialog())).toBe('s-1');
  expect(selectSelectedTemplateId(getOpenDialog())).toBe('');
  openDialog({ name: 'editTemplate', templateId: 't-1' });
  expect(selectSelectedTemplateId(getOpenDialog())).toBe('t-1');
  closeDialog();
  expect(selectSelectedShiftId(getOpenDialog())).toBe('');
});

test('opens no dialog that the guard refuses, until the guard is gone', () => {
  guardDialogs(({ name }) => name === 'filter');
  openDialog({ name: 'addShift' });
  expect(getOpenDialog()).toBeNull();
  openDialog({ name: 'filter' });
  expect(getOpenDialog()).toEqual({ name: 'filter' });
  guardDialogs();
  openDialog({ name: 'addShift' });
  expect(getOpenDialog()).toEqual({ name: 'addShift' });
});

test('passes the open and the previous dialog when the dialog changes', () => {
  const changes: unknown[] = [];
  const stop = onDialogChange((dialog, before) => changes.push([before?.name, dialog?.name]));
  openDialog({ name: 'filter' });
  closeDialog();
  stop();
  openDialog({ name: 'filter' });
  expect(changes).toEqual([
    [undefined, 'filter'],
    ['filter', undefined],
  ]);
});

test.each(['/insights', '/insights/', '/brigade/insights'])(
  'reports insights as open at the path %s',
  (path) => {
    expect(selectModalOpen(null, path)).toMatchObject({ insights: true, templates: false });
  },
);
