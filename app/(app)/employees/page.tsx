import './first.css';
import { EmployeeList } from '@/components/employees/employee-list';
import { EmployeesActions } from '@/components/employees/employees-actions';
import { EmployeesHeading } from '@/components/employees/employees-heading';
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
