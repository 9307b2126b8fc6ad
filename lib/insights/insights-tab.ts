/** The tabs of insights, in order. */
export const INSIGHTS_TABS = ['overview', 'heatmap', 'staffing', 'hours', 'timeline'] as const;

export type InsightsTab = (typeof INSIGHTS_TABS)[number];

/** The tab that an address names; the overview for none or an unknown one. */
export function readInsightsTab(text: string | null): InsightsTab {
  return INSIGHTS_TABS.find((tab) => tab === text) ?? 'overview';
}
