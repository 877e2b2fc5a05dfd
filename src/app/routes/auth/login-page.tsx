import type { MetaFunction } from 'react-router';
import { AuthNotice, authMeta } from './AuthNotice.tsx';

export const meta: MetaFunction = () => authMeta('Log in');

export default function LoginPage() {
  return (
    <AuthNotice title="Log in">
      Accounts are not open yet. An order needs none: the receipt in your mail is enough for any question about it.
    </AuthNotice>
  );
}
