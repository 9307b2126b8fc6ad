import { fitEmployee, isFitRefusal } from '@/lib/employees/fit-employee';
import { employeeOf } from '@/tests/support/records';

const MAYA = employeeOf('Maya', { role: 'Server' });

describe('whether an employee fits a role', () => {
  test.each(['Maya', ' maya ', 'MAYA'])('%j is found', (name) => {
    expect(fitEmployee(name, 'Server', [MAYA])).toEqual({ isOk: true, value: MAYA });
  });

  test('nobody of the name, and another role, are refused', () => {
    expect(fitEmployee(' Zoe ', 'Server', [MAYA])).toMatchObject({
      error: { kind: 'employeeNotFound', name: 'Zoe' },
    });
    expect(fitEmployee('maya', 'Cook', [MAYA])).toMatchObject({
      error: { kind: 'roleMismatch', name: 'Maya', employeeRole: 'Server', role: 'Cook' },
    });
  });

  test('tells these two from other refusals', () => {
    expect(isFitRefusal({ kind: 'employeeNotFound', name: 'Zoe' })).toBe(true);
    expect(isFitRefusal({ kind: 'nameMissing' })).toBe(false);
  });
});
