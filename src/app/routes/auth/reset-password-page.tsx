import type { MetaFunction } from 'react-router';
import { AuthNotice, authMeta } from './AuthNotice.tsx';

export const meta: MetaFunction = () => authMeta('Reset your password');

export default function ResetPasswordPage() {
  return (
    <AuthNotice title="Reset your password">Accounts are not open yet, so there is no password to reset.</AuthNotice>
  );
}
