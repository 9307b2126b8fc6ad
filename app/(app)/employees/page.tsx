import './first.css';
import { EmployeeList } from '@/components/employees/employee-list';
import { EmployeesActions, EmployeesHeading } from '@/components/employees/employees-actions';
import { NamesakesLayer } from '@/components/employees/namesakes-layer';
import { SampleBanner } from '@/components/onboarding/sample-banner';
import { Page } from '@/components/shell/frame/page';

export default function EmployeesPage() {
  return (
    <Page heading={<EmployeesHeading />} actions={<EmployeesActions />}>
      <SampleBanner />
      <NamesakesLayer />
      <EmployeeList />
    </Page>
  );
}
