import type { MetaFunction } from 'react-router';
import { AuthNotice, authMeta } from '../auth/AuthNotice.tsx';

const title = 'Your addresses';

export const meta: MetaFunction = () => authMeta(title);

export default function AddressesPage() {
  return <AuthNotice title={title}>Accounts are not open yet.</AuthNotice>;
}
