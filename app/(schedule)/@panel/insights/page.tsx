import type { Metadata } from 'next';
import { Panel } from '@/components/panels/panel';
import { PanelContent, PanelHeading } from '@/components/panels/panel-content';
import { Page } from '@/components/shell/page';

export const metadata: Metadata = { title: 'Insights · Brigade' };

export default function InsightsPage() {
  const content = <PanelContent name="insights" />;
  return (
    <Panel
      name="insights"
      page={
        <Page name="insights" heading={<PanelHeading name="insights" />}>
          {content}
        </Page>
      }
    >
      {content}
    </Panel>
  );
}
