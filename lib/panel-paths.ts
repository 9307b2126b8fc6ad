/** The pages that lie over the calendar as panels, where one comes from there. */
export const PANEL_PATHS = { insights: '/insights', templates: '/templates' } as const;

export type PanelName = keyof typeof PANEL_PATHS;

/** Whether the path, without a sub-path of the host, is one of a panel. */
export function isPanelPath(path: string): boolean {
  return path.startsWith(PANEL_PATHS.insights) || path.startsWith(PANEL_PATHS.templates);
}
