import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { phoneAddress } from '#ui/phone-address.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import styles from './GuestServices.module.css';

/** The details of one service: description, hours and contact. */
export function ServiceDetails({ service }: { service: Blocks['service_item'] }) {
  const { title, body, hours, phone, link } = service;
  return (
    <div className={styles.details}>
      {body ? <RichTextBody value={body} /> : null}
      {hours ? <p className={styles.hours}>{hours}</p> : null}
      {phone || linkTarget(link) ? (
        <p className={styles.ways}>
          {phone ? <Link link={phoneAddress(phone)}>{phone}</Link> : null}
          {linkTarget(link) ? (
            <Link link={link}>
              More<span className="visually-hidden"> about {title}</span>
            </Link>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
