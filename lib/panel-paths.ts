/** The pages shown as panels over the calendar when opened from it. */
export const PANEL_PATHS = { insights: '/insights', templates: '/templates' } as const;

export type PanelName = keyof typeof PANEL_PATHS;

/** Whether the path, without the host's sub-path, is that of a panel. */
export function isPanelPath(path: string): boolean {
  return path.startsWith(PANEL_PATHS.insights) || path.startsWith(PANEL_PATHS.templates);
}
