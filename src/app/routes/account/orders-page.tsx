import type { MetaFunction } from 'react-router';
import { AuthNotice, authMeta } from '../auth/AuthNotice.tsx';

const title = 'Your orders';

export const meta: MetaFunction = () => authMeta(title);

export default function OrdersPage() {
  return <AuthNotice title={title}>Accounts are not open yet.</AuthNotice>;
}
