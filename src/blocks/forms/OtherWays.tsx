import { Link } from '#ui/Link.tsx';
import { phoneAddress } from '#ui/phone-address.ts';

type OtherWaysProps = { phone?: string | null | undefined; email?: string | null | undefined };

/** The telephone number and mail address as alternatives to a form; the contact page where it has neither. */
export function OtherWays({ phone, email }: OtherWaysProps) {
  const call = phone ? <Link link={phoneAddress(phone)}>call {phone}</Link> : null;
  const write = email ? <Link link={`mailto:${email}`}>write to {email}</Link> : null;
  if (!call && !write) return <Link link="/contact">call or write to us</Link>;
  return (
    <>
      {call}
      {call && write ? ' or ' : null}
      {write}
    </>
  );
}
