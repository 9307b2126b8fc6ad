import { NotFoundScreen } from '@/components/shell/error-screen';

export default function NotFound() {
  return <NotFoundScreen />;
}
