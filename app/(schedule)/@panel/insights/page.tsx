import { Panel } from '@/components/panels/panel';
import { PanelContent } from '@/components/panels/panel-content';
import { PanelHeading } from '@/components/panels/panel-heading';
import { Page } from '@/components/shell/page';

export default function InsightsPage() {
  const content = <PanelContent />;
  return (
    <Panel name="insights" page={<Page heading={<PanelHeading name="insights" />}>{content}</Page>}>
      {content}
    </Panel>
  );
}
