import type { Metadata } from 'next';
import { Panel } from '@/components/panels/panel';
import { PanelContent, PanelHeading } from '@/components/panels/panel-content';
import { Page } from '@/components/shell/page';

export const metadata: Metadata = { title: 'Templates · Brigade' };

export default function TemplatesPage() {
  const content = <PanelContent name="templates" />;
  return (
    <Panel
      name="templates"
      page={
        <Page name="templates" heading={<PanelHeading name="templates" />}>
          {content}
        </Page>
      }
    >
      {content}
    </Panel>
  );
}
