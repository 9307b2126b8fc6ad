import './first.css';
import { Panel } from '@/components/panels/panel';
import { PanelHeading } from '@/components/panels/panel-heading';
import { Page } from '@/components/shell/frame/page';
import { AddTemplateButton } from '@/components/templates/add-template-button';
import { TemplateCount } from '@/components/templates/template-count';
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
