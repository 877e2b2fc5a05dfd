import { useEffect, useRef, useState } from 'react';
import { useAnnouncedChange } from '#ui/announcer.tsx';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FoldSection } from '#ui/FoldSection.tsx';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { hasRichText } from '#ui/rich-text-nodes.ts';
import { Section } from '#ui/Section.tsx';
import { slugify } from '#ui/slug.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { Questions } from '../../questions/Questions.tsx';
import type { Blocks } from '../../registry/schemas.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './GuestServices.module.css';
import { ServiceDetails } from './ServiceDetails.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';
import { ServicePopup } from './ServicePopup.tsx';
import { findServices, serviceGroups } from './service-groups.ts';

/** With more services than this there is a field to search them. */
const searchAbove = 12;

/** The hotel's services, grouped by kind; and, where the editor wants it, an offer of help further down. */
export function GuestServices({ block }: BlockProps<'guest_services'>) {
  const place = useRef<HTMLDivElement>(null);
  const services = block.services ?? [];
  const [question, setQuestion] = useState('');
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const found = findServices(services, question);
  const result = found.length === 1 ? '1 service' : `${found.length} services`;
  useAnnouncedChange(result);

  if (services.length === 0) return <DraftHint>Add at least one service.</DraftHint>;
  const hasPopup = block.popup_enabled === true && (Boolean(block.popup_title) || hasRichText(block.popup_body));
  const parts = (
    <>
      {isAlive && services.length > searchAbove ? (
        <label className={styles.search}>
          <span className="small-label">Search the services</span>
          <input type="search" value={question} onChange={(event) => setQuestion(event.target.value)} />
          <span className={styles.count}>{found.length === 0 ? 'Nothing of that name. Ask the desk.' : result}</span>
        </label>
      ) : null}
      {serviceGroups(found).map(({ name, services: own }) => (
        <div key={name} className={styles.group}>
          {name ? <Heading className={classNames('small-label', styles.category)}>{name}</Heading> : null}
          {name ? (
            <HeadingLevel>
              <Services services={own} layout={block.layout || 'accordion'} />
            </HeadingLevel>
          ) : (
            <Services services={own} layout={block.layout || 'accordion'} />
          )}
        </div>
      ))}
      {block.questions?.length ? (
        <div className={styles.questions}>
          <Questions items={block.questions} />
        </div>
      ) : null}
    </>
  );
  return (
    <div ref={place}>
      {block.fold ? (
        <FoldSection heading={block.heading} intro={block.intro}>
          {parts}
        </FoldSection>
      ) : (
        <Section heading={block.heading} hideHeading={block.hide_heading} intro={block.intro}>
          {parts}
        </Section>
      )}
      {hasPopup ? <ServicePopup block={block} section={place} /> : null}
    </div>
  );
}

type ServicesProps = { services: Blocks['service_item'][]; layout: 'list' | 'cards' | 'accordion' };

function Services({ services, layout }: ServicesProps) {
  if (layout === 'accordion') {
    return services.map((service) => (
      <Disclosure
        key={service._uid}
        id={slugify(service.title) || undefined}
        summary={
          <Heading className={styles.title}>
            <ServiceIcon name={service.icon} />
            {service.title}
          </Heading>
        }
      >
        <ServiceDetails service={service} />
      </Disclosure>
    ));
  }
  return (
    <ul className={layout === 'cards' ? styles.cards : styles.list} role="list">
      {services.map((service) => (
        <li key={service._uid} id={slugify(service.title) || undefined} className={styles.service}>
          <Heading className={styles.title}>
            <ServiceIcon name={service.icon} />
            {service.title}
          </Heading>
          <ServiceDetails service={service} />
        </li>
      ))}
    </ul>
  );
}
