import type { MetaFunction } from 'react-router';
import { AuthNotice, authMeta } from './AuthNotice.tsx';

export const meta: MetaFunction = () => authMeta('Register');

export default function RegisterPage() {
  return (
    <AuthNotice title="Register">
      Accounts are not open yet. When they are, you will be able to keep addresses here and see past orders.
    </AuthNotice>
  );
}
