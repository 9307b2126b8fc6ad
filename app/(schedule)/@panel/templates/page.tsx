import { Panel } from '@/components/panels/panel';
import { PanelContent, PanelHeading } from '@/components/panels/panel-content';
import { Page } from '@/components/shell/page';

export default function TemplatesPage() {
  const content = <PanelContent name="templates" />;
  return (
    <Panel name="templates" page={<Page heading={<PanelHeading name="templates" />}>{content}</Page>}>
      {content}
    </Panel>
  );
}
