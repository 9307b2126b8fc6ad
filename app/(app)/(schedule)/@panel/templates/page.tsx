import './first.css';
import { Panel, PanelHeading } from '@/components/panels/panel';
import { Page } from '@/components/shell/frame/page';
import { AddTemplateButton, TemplateCount } from '@/components/templates/templates-actions';
import { TemplatesView } from '@/components/templates/templates-view';

export default function TemplatesPage() {
  const heading = (
    <>
      <PanelHeading name="templates" />
      <TemplateCount className="text-lg" />
    </>
  );
  return (
    <Panel
      name="templates"
      titleExtra={<TemplateCount className="text-sm" />}
      actions={<AddTemplateButton />}
      page={
        <Page heading={heading} actions={<AddTemplateButton isPrimary />}>
          <TemplatesView />
        </Page>
      }
    >
      <TemplatesView />
    </Panel>
  );
}
