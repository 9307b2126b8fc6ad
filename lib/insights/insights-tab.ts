/** The tabs of insights, in their order. */
export const INSIGHTS_TABS = ['overview', 'heatmap', 'staffing', 'hours', 'timeline'] as const;

export type InsightsTab = (typeof INSIGHTS_TABS)[number];

/** The tab that an address names; the overview where it names none or one that there is not. */
export function readInsightsTab(text: string | null): InsightsTab {
  return INSIGHTS_TABS.find((tab) => tab === text) ?? 'overview';
}
