/** The pages that open as panels over the calendar, if opened from the calendar. */
export const PANEL_PATHS = { insights: '/insights', templates: '/templates' } as const;

export type PanelName = keyof typeof PANEL_PATHS;

/** `path` excludes the host's sub-path. */
export function isPanelPath(path: string): boolean {
  return path.startsWith(PANEL_PATHS.insights) || path.startsWith(PANEL_PATHS.templates);
}
