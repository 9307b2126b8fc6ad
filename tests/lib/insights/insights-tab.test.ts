import { INSIGHTS_TABS, readInsightsTab } from '@/lib/insights/insights-tab';

test('readInsightsTab reads the tab from an address, and falls back to the overview', () => {
  for (const tab of INSIGHTS_TABS) expect(readInsightsTab(tab)).toBe(tab);
  for (const text of [null, '', 'Hours', 'toString', 'hours '])
    expect(readInsightsTab(text)).toBe('overview');
});
