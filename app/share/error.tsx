'use client';

import { StaffFailure } from '@/components/staff-page/staff-failure';

export default function ShareError() {
  return <StaffFailure />;
}
