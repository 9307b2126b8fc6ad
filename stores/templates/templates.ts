import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FitRefusal } from '@/lib/employees/fit-employee';
import { ok, type Result } from '@/lib/result';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { breakPlanOf } from '@/lib/settings/break-settings';
import { type ScheduleChange, templateEntry } from '@/lib/shifts/change/schedule-change';
import { type BreakPlan, breakPlan, withBreaks } from '@/lib/shifts/proposed-breaks';
import {
  openShiftFromTemplate,
  type StaffedShift,
  type StaffingRefusal,
  shiftFromTemplate,
  staffedShift,
  staffingEntries,
} from '@/lib/templates/shift-from-template';
import type { Template } from '@/lib/templates/template';
import type { TemplateDraft } from '@/lib/templates/template-draft';
import type { LocalDate } from '@/lib/time/local-date';
import type { ScheduleStore } from '@/stores/schedule/schedule';

/** A half-filled form, and the template that it started from; a new one has none. */
export interface KeptTemplateDraft {
  readonly fields: TemplateDraft;
  readonly base?: TemplateDraft;
}

interface TemplatesState {
  /** Half-filled forms of this tab, by template id; empty for a new one. */
  readonly drafts: ReadonlyMap<string, KeptTemplateDraft>;
}

/** `change` is undefined if the schedule is read-only. */
export interface AddedShift extends StaffedShift {
  readonly change: ScheduleChange | undefined;
}

export interface TemplatesStore extends StoreApi<TemplatesState> {
  /**
   * Secures the template at once, to be committed after a delay; undefined if the template could not be
   * stored. `edit` creates the new template from the stored one. Without `edit`, unknown fields of the stored
   * template are kept.
   */
  submitTemplate(
    template: Template,
    edit?: (stored: Template) => Template,
  ): ScheduleChange | 'unchanged' | undefined;
  deleteTemplate(id: string): ScheduleChange | undefined;
  /** The shift that `applyTemplate` would add, for checks before the call. */
  planTemplate(template: Template, date?: LocalDate): Result<StaffedShift, FitRefusal>;
  /** Adds a shift for the template's employee, on the given day or the selected one. */
  applyTemplate(template: Template, date?: LocalDate): Result<AddedShift, FitRefusal>;
  /** Adds a shift for the named person, who joins the team if nobody has that name. */
  staffTemplate(template: Template, name: string, date?: LocalDate): Result<AddedShift, StaffingRefusal>;
  openFromTemplate(template: Template, date?: LocalDate): AddedShift;
  keepDraft(templateId: string, draft: KeptTemplateDraft): void;
  dropDraft(templateId: string): void;
}

/** `breaks` returns the current break plan, by which a template's shift gets breaks like every new shift. */
export function createTemplatesStore(
  scheduleStore: ScheduleStore,
  breaks: () => BreakPlan = () => breakPlan('none'),
): TemplatesStore {
  const store = createStore<TemplatesState>(() => ({ drafts: new Map() }));
  const schedule = () => scheduleStore.getState().schedule;
  const selectedDate = () => scheduleStore.getState().selectedDate;

  function committed(planned: StaffedShift): AddedShift {
    const staffed = { ...planned, shift: withBreaks(planned.shift, breaks()) };
    return { ...staffed, change: scheduleStore.commit(staffingEntries(staffed)) };
  }

  function added<Refusal>(staffed: Result<StaffedShift, Refusal>): Result<AddedShift, Refusal> {
    return staffed.isOk ? ok(committed(staffed.value)) : staffed;
  }

  function planTemplate(template: Template, date = selectedDate()): Result<StaffedShift, FitRefusal> {
    const place = { date, shiftId: scheduleStore.newId() };
    return shiftFromTemplate(template, place, schedule().employees.values());
  }

  return {
    ...store,
    submitTemplate(template, edit) {
      const before = schedule().templates.get(template.id);
      const after = before && edit ? edit(before) : { ...before, ...template };
      if (isSameData(before, after)) return 'unchanged';
      return scheduleStore.submit([templateEntry(before, after)]);
    },
    deleteTemplate(id) {
      const template = schedule().templates.get(id);
      return template && scheduleStore.commit([templateEntry(template, undefined)]);
    },
    planTemplate,
    applyTemplate: (template, date) => added(planTemplate(template, date)),
    staffTemplate(template, name, date = selectedDate()) {
      const staffing = { name, date, shiftId: scheduleStore.newId(), newcomerId: scheduleStore.newId() };
      return added(staffedShift(template, staffing, schedule().employees.values()));
    },
    openFromTemplate(template, date = selectedDate()) {
      return committed(openShiftFromTemplate(template, { date, shiftId: scheduleStore.newId() }));
    },
    keepDraft(templateId, draft) {
      store.setState(({ drafts }) => ({ drafts: new Map(drafts).set(templateId, draft) }));
    },
    dropDraft(templateId) {
      store.setState(({ drafts }) => ({
        drafts: new Map([...drafts].filter(([id]) => id !== templateId)),
      }));
    },
  };
}

const templatesIn = new WeakMap<ScheduleStore, TemplatesStore>();

export function templatesOf(store: ScheduleStore): TemplatesStore {
  const known = templatesIn.get(store);
  if (known) return known;
  const templates = createTemplatesStore(store, () => breakPlanOf(store.getState().schedule));
  templatesIn.set(store, templates);
  return templates;
}
