export const fieldRootClass = 'flex min-w-0 flex-col gap-1.5';

export const fieldLabelClass = 'text-xs font-medium text-ink-2 phone:text-[13px]';

export const rowFieldClass =
  'flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2 phone:min-h-11';

export const rowWordsClass = 'min-w-0 grow basis-36';

export const rowLabelClass = 'text-sm font-medium text-ink';

export const fieldBoxClass =
  'flex min-h-(--field) w-full min-w-0 items-center gap-2 rounded-control border border-field-line bg-surface px-2.5 ' +
  'text-(length:--fs-field) text-ink motion field-ring phone:rounded-popover phone:px-3.5 [&>svg]:size-4 ' +
  '[&>svg]:text-icon contrast:border-2 data-invalid:border-danger data-invalid:border-2 ' +
  'has-disabled:bg-fill has-disabled:text-ink-3 disabled:bg-fill disabled:text-ink-3';

export const fieldInputClass =
  'min-w-0 flex-1 self-stretch bg-transparent text-(length:--fs-field) text-inherit outline-none';

export const optionListClass =
  'z-50 overflow-y-auto rounded-popover bg-raised p-1 shadow-3 outline-none motion-popover [--anchor-gap:4px] ' +
  '[--anchor-padding:8px] [--anchor-max-height:320px] data-closed:opacity-0';

export const optionClass =
  'group flex min-h-8 cursor-pointer items-center gap-2 rounded-card px-2 py-1 text-sm text-ink select-none ' +
  'phone:min-h-11 coarse:min-h-11 data-focus:bg-hover contrast:data-focus:bg-ink contrast:data-focus:text-canvas ' +
  'data-disabled:cursor-default data-disabled:text-ink-3 [&>svg]:size-4';
