'use client';

import { type ComponentProps, Fragment, type ReactNode, useEffect } from 'react';
import { LaterWords } from '@/components/parts/later-words';
import { ProblemsLayer } from '@/components/problems/problems-layer';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { Employee } from '@/lib/employees/employee';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import { loadWithAllShifts } from '@/stores/schedule/all-read';
import { isLive, useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { getOpenDialog, type OpenDialog, openDialog, useOpenDialog } from '@/stores/ui/dialogs';
import { onPageEvent } from '@/stores/ui/page-events';

const ShiftFormDialog = lazyPart(() =>
  import('@/components/shift-form/shift-form-dialog').then((module) => module.ShiftFormDialog),
);
const NoTeamDialog = lazyPart(() =>
  import('@/components/shift-form/no-team-dialog').then((module) => module.NoTeamDialog),
);
const DeleteShiftDialog = lazyPart(() =>
  import('@/components/shift-form/delete-shift-dialog').then((module) => module.DeleteShiftDialog),
);
const ShiftActionsDialog = lazyPart(() =>
  import('@/components/shift-form/shift-actions-dialog').then((module) => module.ShiftActionsDialog),
);
const ClearShiftsDialog = lazyPart(() =>
  import('@/components/shift-form/clear-shifts-dialog').then((module) => module.ClearShiftsDialog),
);
const RepairDialog = lazyPart(() =>
  import('@/components/shift-form/repair-dialog').then((module) => module.RepairDialog),
);
const AddEmployeeDialog = lazyPart(() =>
  import('@/components/employees/employee-form-dialog').then((module) => module.EmployeeFormDialog),
);
const DeleteEmployeeDialog = lazyPart(() =>
  loadWithAllShifts(
    import('@/components/employees/delete-employee-dialog').then((module) => module.DeleteEmployeeDialog),
  ),
);
const EditEmployeeDialog = lazyPart(() =>
  loadWithAllShifts(
    import('@/components/employees/employee-form-dialog').then((module) => module.EmployeeFormDialog),
  ),
);
const MergeEmployeesDialog = lazyPart(() =>
  loadWithAllShifts(
    import('@/components/employees/merge-employees-dialog').then((module) => module.MergeEmployeesDialog),
  ),
);
const AvailabilityDialog = lazyPart(() =>
  import('@/components/employees/availability/dialog').then((module) => module.AvailabilityDialog),
);
const ClearEmployeesDialog = lazyPart(() =>
  import('@/components/employees/clear-employees-dialog').then((module) => module.ClearEmployeesDialog),
);
const TeamDialog = lazyPart(() =>
  import('@/components/employees/team-dialog').then((module) => module.TeamDialog),
);
const RolesDialog = lazyPart(() =>
  import('@/components/employees/roles/roles-dialog').then((module) => module.RolesDialog),
);
const PeopleOrderDialog = lazyPart(() =>
  import('@/components/employees/people-order-dialog').then((module) => module.PeopleOrderDialog),
);
const TemplateFormDialog = lazyPart(() =>
  import('@/components/templates/template-form-dialog').then((module) => module.TemplateFormDialog),
);
const DeleteTemplateDialog = lazyPart(() =>
  import('@/components/templates/delete-template-dialog').then((module) => module.DeleteTemplateDialog),
);
const CopyShiftDialog = lazyPart(() =>
  import('@/components/copy-shift/copy-shift-dialog').then((module) => module.CopyShiftDialog),
);
const CopyWeekDialog = lazyPart(() =>
  loadWithAllShifts(
    import('@/components/copy-week/copy-week-dialog').then((module) => module.CopyWeekDialog),
  ),
);
const SaveWeekDialog = lazyPart(() =>
  loadWithAllShifts(
    import('@/components/copy-week/templates/save-week-dialog').then((module) => module.SaveWeekDialog),
  ),
);
const UseWeeksDialog = lazyPart(() =>
  loadWithAllShifts(
    import('@/components/copy-week/templates/use-weeks-dialog').then((module) => module.UseWeeksDialog),
  ),
);
const RotationDialog = lazyPart(() =>
  loadWithAllShifts(
    import('@/components/copy-week/templates/rotation-dialog').then((module) => module.RotationDialog),
  ),
);
const RenameWeekDialog = lazyPart(() =>
  import('@/components/copy-week/templates/rename-week-dialog').then((module) => module.RenameWeekDialog),
);
const DayDialog = lazyPart(() => import('@/components/days/day-dialog').then((module) => module.DayDialog));
const EventsDialog = lazyPart(() =>
  import('@/components/days/events-dialog').then((module) => module.EventsDialog),
);
const AskDialog = lazyPart(() =>
  import('@/components/inbox/ask/ask-dialog').then((module) => module.AskDialog),
);
const DemandDialog = lazyPart(() =>
  loadWithAllShifts(import('@/components/demand/demand-dialog').then((module) => module.DemandDialog)),
);
const SalesDialog = lazyPart(() =>
  import('@/components/sales/sales-dialog').then((module) => module.SalesDialog),
);
const WorkedDialog = lazyPart(() =>
  import('@/components/worked/worked-dialog').then((module) => module.WorkedDialog),
);
const CoverDialog = lazyPart(() =>
  import('@/components/cover/cover-dialog').then((module) => module.CoverDialog),
);
const SwapDialog = lazyPart(() =>
  import('@/components/cover/swap-dialog').then((module) => module.SwapDialog),
);
const FillDialog = lazyPart(() =>
  loadWithAllShifts(import('@/components/auto-fill/fill-dialog').then((module) => module.FillDialog)),
);
const BulkDialog = lazyPart(() =>
  import('@/components/bulk/bulk-dialog').then((module) => module.BulkDialog),
);
const SaveViewDialog = lazyPart(() =>
  import('@/components/saved-views/save-view-dialog').then((module) => module.SaveViewDialog),
);
const SavedViewsDialog = lazyPart(() =>
  import('@/components/saved-views/saved-views-dialog').then((module) => module.SavedViewsDialog),
);
const ShortcutsDialog = lazyPart(() =>
  import('@/components/shortcuts/shortcuts-dialog').then((module) => module.ShortcutsDialog),
);
const ImportDialog = lazyPart(() =>
  loadWithAllShifts(import('@/components/import/import-dialog').then((module) => module.ImportDialog)),
);
const ShareDialog = lazyPart(() =>
  loadWithAllShifts(import('@/components/share/share-dialog').then((module) => module.ShareDialog)),
);
const LineUpDialog = lazyPart(() =>
  import('@/components/share/line-up/dialog').then((module) => module.LineUpDialog),
);
const SyncDialog = lazyPart(() =>
  import('@/components/sync/sync-dialog').then((module) => module.SyncDialog),
);
const UnpublishedDialog = lazyPart(() =>
  loadWithAllShifts(
    import('@/components/publish/unpublished-dialog').then((module) => module.UnpublishedDialog),
  ),
);
const PublishDialog = lazyPart(() =>
  loadWithAllShifts(import('@/components/publish/publish-dialog').then((module) => module.PublishDialog)),
);
const FirstShiftDialog = lazyPart(() =>
  import('@/components/onboarding/first-shift-dialog').then((module) => module.FirstShiftDialog),
);

type DialogName = OpenDialog['name'];

/** The dialogs that the screen around them shows, because they act on that screen: its panel, filter or past moment. */
type DialogOfScreen = 'filter' | 'staffTemplate' | 'putBack';

type DialogOf<Name, Dialog = OpenDialog> = Dialog extends { readonly name: infer Names }
  ? Name extends Names
    ? Dialog
    : never
  : never;

/** The records that a dialog is about, as they are now, or as last known if another tab has removed them. */
interface Subject {
  readonly shift: Shift | undefined;
  readonly employee: Employee | undefined;
  readonly template: Template | undefined;
}

type ShowDialog<Name> = (dialog: DialogOf<Name>, subject: Subject) => ReactNode;

type Registry = { readonly [Name in Exclude<DialogName, DialogOfScreen>]: ShowDialog<Name> };

/**
 * Every dialog that any page can open. Scripts and messages load when a dialog first opens; `Dialog` restores
 * the focus on closing.
 */
export const DIALOGS: Registry = {
  addShift: () => <AddShift />,
  editShift: (_, { shift }) => shift && <ShiftFormDialog key={shift.id} shift={shift} />,
  deleteConfirm: (_, { shift }) => shift && <DeleteShiftDialog shift={shift} />,
  shiftActions: (_, { shift }) => shift && <ShiftActionsDialog shift={shift} />,
  clearShifts: () => <ClearShiftsDialog />,
  repairShifts: () => <RepairDialog />,
  copyShift: ({ shiftId }) => withWords(<CopyShiftDialog key={shiftId} shiftId={shiftId} />),
  cover: (_, { shift }) => shift && withWords(<CoverDialog key={shift.id} shift={shift} />),
  swap: (_, { shift }) => shift && <SwapDialog key={shift.id} shift={shift} />,
  addEmployee: ({ employeeName }) => <AddEmployeeDialog key="add" name={employeeName} />,
  editEmployee: (_, { employee }) => employee && <EditEmployeeDialog key={employee.id} employee={employee} />,
  deleteEmployee: (_, { employee }) => employee && <DeleteEmployeeDialog employee={employee} />,
  mergeEmployees: (_, { employee }) =>
    employee && <MergeEmployeesDialog key={employee.id} employee={employee} />,
  availability: (_, { employee }) =>
    employee && withWords(<AvailabilityDialog key={employee.id} employee={employee} />),
  addTeam: ({ text }) => withWords(<TeamDialog text={text} />),
  roles: () => withWords(<RolesDialog />),
  clearEmployees: () => <ClearEmployeesDialog />,
  peopleOrder: () => withWords(<PeopleOrderDialog />),
  addTemplate: () => <TemplateFormDialog key="add" />,
  editTemplate: (_, { template }) => template && <TemplateFormDialog key={template.id} template={template} />,
  deleteTemplate: (_, { template }) => template && <DeleteTemplateDialog template={template} />,
  copyWeek: ({ from, to }) => <CopyWeekDialog from={from} to={to} />,
  saveWeek: () => <SaveWeekDialog />,
  useWeeks: ({ templateIds }) => <UseWeeksDialog templateIds={templateIds} />,
  rotation: ({ templateId }) => <RotationDialog templateId={templateId} />,
  renameWeek: (_, { template }) => template && <RenameWeekDialog key={template.id} template={template} />,
  day: ({ date }) => <DayDialog date={date} />,
  events: () => <EventsDialog />,
  askAvailability: () => <AskDialog />,
  demand: ({ tab }) => <DemandDialog tab={tab} />,
  sales: () => <SalesDialog />,
  worked: ({ date }) => <WorkedDialog date={date} />,
  fill: ({ shiftIds, role }) => <FillDialogIfLive shiftIds={shiftIds} role={role} />,
  bulkChange: ({ name }) => <BulkDialog name={name} />,
  bulkMove: ({ name }) => <BulkDialog name={name} />,
  bulkCopy: ({ name }) => <BulkDialog name={name} />,
  bulkDelete: ({ name }) => <BulkDialog name={name} />,
  saveView: () => <SaveViewDialog />,
  savedViews: () => <SavedViewsDialog />,
  shortcuts: () => <ShortcutsDialog />,
  import: () => withWords(<ImportDialog />),
  problems: () => <ProblemsLayer />,
  publishProblems: () => <ProblemsLayer />,
  publish: () => withWords(<PublishDialog />),
  unpublished: () => <UnpublishedDialog />,
  share: ({ tab, firstDay }) => withWords(<ShareDialog firstTab={tab ?? 'link'} firstWeek={firstDay} />),
  lineUp: ({ date }) => withWords(<LineUpDialog date={date} />),
  setUpSync: (dialog) => <SyncDialog dialog={dialog} />,
  conflicts: (dialog) => <SyncDialog dialog={dialog} />,
  firstShift: () => <FirstShiftDialog />,
};

const withWords = (dialog: ReactNode) => <LaterWords>{dialog}</LaterWords>;

const isInRegistry = (dialog: OpenDialog): dialog is DialogOf<keyof Registry> => dialog.name in DIALOGS;

function showDialog<Name extends keyof Registry>(
  name: Name,
  dialog: DialogOf<Name>,
  subject: Subject,
): ReactNode {
  return DIALOGS[name](dialog, subject);
}

/** Shows the open dialog, and opens the list of shortcuts when the page event asks for it. */
export function Dialogs() {
  const dialog = useOpenDialog();
  const subject = useSubject(dialog);
  useEffect(
    () =>
      onPageEvent('showKeyboardShortcuts', () => {
        // The list of shortcuts must not replace an open form.
        if (!getOpenDialog()) openDialog({ name: 'shortcuts' });
      }),
    [],
  );
  if (!dialog || !isInRegistry(dialog)) return null;
  return <Fragment key={dialog.name}>{showDialog(dialog.name, dialog, subject)}</Fragment>;
}

function useSubject(dialog: OpenDialog | null): Subject {
  const shiftId = dialog && 'shiftId' in dialog ? dialog.shiftId : '';
  const employeeId = dialog && 'employeeId' in dialog ? dialog.employeeId : '';
  const templateId = (dialog && 'templateId' in dialog && dialog.templateId) || '';
  const shift = useSchedule(({ schedule }) => findShift(schedule.shifts, shiftId));
  const employee = useSchedule(({ schedule }) => schedule.employees.get(employeeId));
  const template = useSchedule(({ schedule }) => schedule.templates.get(templateId));
  return {
    shift: useLastKnown(shift, shiftId),
    employee: useLastKnown(employee, employeeId),
    template: useLastKnown(template, templateId),
  };
}

/** Without a team, opens a dialog that leads to adding employees. */
function AddShift() {
  const hasTeam = useSchedule(({ schedule }) => schedule.employees.size > 0);
  return hasTeam ? <ShiftFormDialog key="add" /> : <NoTeamDialog />;
}

/** Week templates and the past have no auto-fill. */
function FillDialogIfLive(props: ComponentProps<typeof FillDialog>) {
  return isLive(useScheduleStore()) && <FillDialog {...props} />;
}
