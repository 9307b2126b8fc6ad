export const INSIGHTS_TABS = ['overview', 'heatmap', 'staffing', 'hours', 'timeline'] as const;

export type InsightsTab = (typeof INSIGHTS_TABS)[number];

/** Overview for an unknown tab or none. */
export function readInsightsTab(text: string | null): InsightsTab {
  return INSIGHTS_TABS.find((tab) => tab === text) ?? 'overview';
}
