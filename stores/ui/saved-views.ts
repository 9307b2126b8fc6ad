import { renamesIn } from '@/lib/shifts/change/follow-renames';
import { findViewByName, type SavedView, withView } from '@/lib/shifts/views/saved-view';
import { withStationRenamed } from '@/lib/shifts/views/shift-filter';
import { persisted } from '@/stores/app/gateway';
import { uiStore } from '@/stores/app/ui-store';
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import type { UiStore } from './ui';

/** Edits of the saved views; read the list from `UiState.savedViews`. */
export function createSavedViews(ui: UiStore, { savedViews }: Pick<PersistedValues, 'savedViews'>) {
  return {
    /** Replaces the view with the same id, or else with the same name; returns whether it is stored. */
    saveView: (view: SavedView): boolean =>
      savedViews.update((views) => {
        const taken = views.some(({ id }) => id === view.id) ? undefined : findViewByName(views, view.name);
        return withView(views, taken ? { ...view, id: taken.id } : view);
      }),
    renameView: (id: string, name: string): boolean =>
      savedViews.update((views) => views.map((view) => (view.id === id ? { ...view, name } : view))),
    deleteView(id: string): void {
      savedViews.update((views) => views.filter((view) => view.id !== id));
    },
    /** Restores a deleted view at that position of the list. */
    restoreView(view: SavedView, position: number): void {
      savedViews.update((views) => {
        const others = views.filter(({ id }) => id !== view.id);
        return [...others.slice(0, position), view, ...others.slice(position)];
      });
    },
    /** Shows the calendar as the view defines it; does nothing if there is none with that id. */
    openView(id: string): void {
      const view = ui.getState().savedViews.find((candidate) => candidate.id === id);
      if (!view) return;
      ui.setFilter(view.filter);
      ui.setCurrentView(view.view);
    },
    renameStation(from: string, to: string): void {
      const { filter, savedViews: views } = ui.getState();
      ui.setFilter(withStationRenamed(filter, from, to));
      if (!views.some((view) => view.filter.stations?.includes(from))) return;
      savedViews.update((latest) =>
        latest.map((view) => ({ ...view, filter: withStationRenamed(view.filter, from, to) })),
      );
    },
  };
}

export const savedViews = createSavedViews(uiStore, persisted);

/**
 * Gives a station its new name in the filter and the saved views when a change renames the station. The
 * change may be an undo or redo, and may come from another tab or device. Returns a function that stops
 * following renames.
 */
export function followStationRenames(
  store: Pick<ScheduleStore, 'listen'>,
  { renameStation }: Pick<typeof savedViews, 'renameStation'> = savedViews,
): () => void {
  return store.listen(({ changes }) => {
    for (const [from, to] of renamesIn(changes).stations) renameStation(from, to);
  });
}
