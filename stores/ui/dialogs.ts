import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { PANEL_PATHS } from '@/lib/panel-paths';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import type { ClockTime } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';

export type ShareTab = 'link' | 'calendar' | 'print' | 'text' | 'data';

/** The open dialog and its subject. Insights and templates are not here: the path is their state. */
export type OpenDialog =
  | { readonly name: 'addEmployee'; readonly employeeName?: string }
  /** Adds several employees at once, from a list. */
  | { readonly name: 'addTeam'; readonly text?: string }
  | { readonly name: 'editShift'; readonly shiftId: string }
  | { readonly name: 'deleteConfirm'; readonly shiftId: string }
  | { readonly name: 'copyShift'; readonly shiftId: string }
  /** Adds a shift for that employee; an empty name means an open shift. */
  | {
      readonly name: 'addShift';
      readonly employeeName?: string;
      /** The times of the new shift, instead of the usual times. */
      readonly times?: { readonly startTime: ClockTime; readonly endTime: ClockTime };
    }
  | {
      readonly name:
        | 'addTemplate'
        | 'savedViews'
        | 'saveView'
        | 'import'
        | 'unpublished'
        | 'publish'
        | 'clearEmployees'
        | 'peopleOrder'
        | 'roles'
        | 'clearShifts'
        | 'repairShifts'
        | 'firstShift'
        | 'shortcuts';
    }
  | { readonly name: 'filter' }
  /**
   * Without `to`, the shown week is the source, or the target if it is empty. `from` and `to` are first days
   * of weeks.
   */
  | { readonly name: 'copyWeek'; readonly from?: LocalDate; readonly to?: LocalDate }
  | { readonly name: 'saveWeek' }
  /** Fills weeks from those week templates, in turn. */
  | { readonly name: 'useWeeks'; readonly templateIds: readonly string[] }
  | { readonly name: 'renameWeek'; readonly templateId: string }
  /** Edits a new rotation, or the saved rotation with that id. */
  | { readonly name: 'rotation'; readonly templateId?: string }
  | { readonly name: 'demand'; readonly tab?: 'needs' | 'gaps' }
  | { readonly name: 'sales' }
  | { readonly name: 'worked'; readonly date: LocalDate }
  /** Proposes people for those open shifts, or for all visible ones, or for those of that role. */
  | { readonly name: 'fill'; readonly shiftIds?: readonly string[]; readonly role?: string }
  /** Day notes, opening hours and events. */
  | { readonly name: 'day'; readonly date: LocalDate }
  /** Starts sync with other devices, or joins a schedule; the text has an invitation. */
  | { readonly name: 'setUpSync'; readonly text?: string }
  /** Conflicting edits by two devices. */
  | { readonly name: 'conflicts' }
  | { readonly name: 'askAvailability' }
  | { readonly name: 'events' }
  | { readonly name: 'lineUp'; readonly date: LocalDate }
  | { readonly name: 'editTemplate' | 'deleteTemplate'; readonly templateId: string }
  | { readonly name: 'staffTemplate'; readonly templateId: string }
  | {
      readonly name: 'editEmployee' | 'deleteEmployee' | 'mergeEmployees' | 'availability';
      readonly employeeId: string;
    }
  | { readonly name: 'shiftActions' | 'cover' | 'swap'; readonly shiftId: string }
  /** Without a tab, the first one; without a week's first day, the calendar's week. */
  | { readonly name: 'share'; readonly tab?: ShareTab; readonly firstDay?: LocalDate }
  /** Problems of the visible days, or of the days about to be published. */
  | { readonly name: 'problems' }
  | {
      readonly name: 'publishProblems';
      readonly dates: readonly LocalDate[];
      /** The days that "Publish anyway" publishes. */
      readonly spans: readonly DaySpan[];
    }
  /** Restores a day, or somebody's week, from the past schedule that is shown. */
  | { readonly name: 'putBack'; readonly what: 'day' | 'person' }
  /** For all selected shifts. */
  | { readonly name: 'bulkChange' | 'bulkMove' | 'bulkCopy' | 'bulkDelete' };

interface DialogState {
  readonly dialog: OpenDialog | null;
}

type MayOpen = (dialog: OpenDialog) => boolean;

const dialogStore = createStore<DialogState>(() => ({ dialog: null }));

let mayOpen: MayOpen | undefined;

/** Opens the dialog instead of the open one; does nothing if the guard refuses it. */
export function openDialog(dialog: OpenDialog): void {
  if (mayOpen?.(dialog) !== false) dialogStore.setState({ dialog });
}

export const closeDialog = (): void => dialogStore.setState({ dialog: null });

/** Asks `guard` before a dialog opens, until it is replaced; without a guard, every dialog opens. */
export function guardDialogs(guard?: MayOpen): void {
  mayOpen = guard;
}

export const getOpenDialog = (): OpenDialog | null => dialogStore.getState().dialog;

/**
 * Calls the listener whenever another dialog opens, or the open one closes; returns a function that removes
 * the listener.
 */
export const onDialogChange = (
  listener: (dialog: OpenDialog | null, before: OpenDialog | null) => void,
): (() => void) => dialogStore.subscribe(({ dialog }, before) => listener(dialog, before.dialog));

/** The open dialog, or the result of `select` for the dialog. */
export function useOpenDialog(): OpenDialog | null;
export function useOpenDialog<Part>(select: (dialog: OpenDialog | null) => Part): Part;
export function useOpenDialog(select?: (dialog: OpenDialog | null) => unknown): unknown {
  return useStore(dialogStore, ({ dialog }) => (select ? select(dialog) : dialog));
}

/** The id of the dialog's shift; empty if it has none (SPEC section 3). */
export function selectSelectedShiftId(dialog: OpenDialog | null): string {
  return dialog && 'shiftId' in dialog ? dialog.shiftId : '';
}

/** The id of the dialog's template; empty if it has none. */
export function selectSelectedTemplateId(dialog: OpenDialog | null): string {
  return dialog && 'templateId' in dialog ? dialog.templateId : '';
}

/** SPEC section 3, `modalOpen`. */
type ModalFlag =
  | 'addShift'
  | 'editShift'
  | 'deleteConfirm'
  | 'copyShift'
  | 'insights'
  | 'templates'
  | 'addTemplate'
  | 'editTemplate'
  | 'savedViews';

/** The specification's flags, derived: insights and templates from the path, the rest from the open dialog. */
export function selectModalOpen(
  dialog: OpenDialog | null,
  path: string,
): Readonly<Record<ModalFlag, boolean>> {
  const is = (name: OpenDialog['name']) => dialog?.name === name;
  return {
    addShift: is('addShift'),
    editShift: is('editShift'),
    deleteConfirm: is('deleteConfirm'),
    copyShift: is('copyShift'),
    insights: path.replace(/\/$/, '').endsWith(PANEL_PATHS.insights),
    templates: path.replace(/\/$/, '').endsWith(PANEL_PATHS.templates),
    addTemplate: is('addTemplate'),
    editTemplate: is('editTemplate'),
    savedViews: is('savedViews'),
  };
}
