import { Panel } from '@/components/panels/panel';
import { PanelContent, PanelHeading } from '@/components/panels/panel-content';
import { Page } from '@/components/shell/page';

export default function InsightsPage() {
  const content = <PanelContent name="insights" />;
  return (
    <Panel name="insights" page={<Page heading={<PanelHeading name="insights" />}>{content}</Page>}>
      {content}
    </Panel>
  );
}
