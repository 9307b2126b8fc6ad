import './first.css';
import type { Metadata } from 'next';
import { StaffPage } from '@/components/staff-page/staff-page';

export const metadata: Metadata = {
  description: 'A published week: who works when.',
  robots: { index: false, follow: false },
};

export default function SharePage() {
  return <StaffPage />;
}
