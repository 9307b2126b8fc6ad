import type { Metadata } from 'next';
import { EmployeeList } from '@/components/employees/employee-list';
import { EmployeesActions } from '@/components/employees/employees-actions';
import { EmployeesHeading } from '@/components/employees/employees-heading';
import { Page } from '@/components/shell/page';

export const metadata: Metadata = { title: 'Employees · Brigade' };

export default function EmployeesPage() {
  return (
    <Page name="employees" heading={<EmployeesHeading />} actions={<EmployeesActions />}>
      <EmployeeList />
    </Page>
  );
}
