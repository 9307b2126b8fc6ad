import { fitEmployee, isFitRefusal } from '@/lib/employees/fit-employee';
import { employeeOf } from '@/tests/support/records';

const MAYA = employeeOf('Maya', { role: 'Server' });

describe('fitEmployee', () => {
  test.each(['Maya', ' maya ', 'MAYA'])('finds the employee for %j', (name) => {
    expect(fitEmployee(name, 'Server', [MAYA])).toEqual({ isOk: true, value: MAYA });
  });

  test('rejects an unknown name and another role', () => {
    expect(fitEmployee(' Zoe ', 'Server', [MAYA])).toMatchObject({
      error: { kind: 'employeeNotFound', name: 'Zoe' },
    });
    expect(fitEmployee('maya', 'Cook', [MAYA])).toMatchObject({
      error: { kind: 'roleMismatch', name: 'Maya', employeeRole: 'Server', role: 'Cook' },
    });
  });

  test('isFitRefusal recognizes the errors of fitEmployee among other errors', () => {
    expect(isFitRefusal({ kind: 'employeeNotFound', name: 'Zoe' })).toBe(true);
    expect(isFitRefusal({ kind: 'nameMissing' })).toBe(false);
  });
});
