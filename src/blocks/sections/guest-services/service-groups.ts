import { plainText } from '#ui/rich-text-nodes.ts';
import type { Blocks } from '../../registry/schemas.ts';

type Service = Blocks['service_item'];

const categoryNames = {
  arrival: 'Coming and going',
  room: 'In your room',
  food: 'To eat and drink',
  getting_about: 'Getting about',
  house: 'About the hotel',
} as const satisfies Record<Exclude<NonNullable<Service['category']>, ''>, string>;

export type ServiceGroup = { name: string | null; services: Service[] };

/**
 * Services by their category, in the order of the categories; those without one last. A name over each needs something
 * to hold together: where most groups are of one, and where there is one group, they have none.
 */
export function serviceGroups(services: readonly Service[]): ServiceGroup[] {
  const groups = [
    ...Object.entries(categoryNames).map(([category, name]) => ({
      name,
      services: services.filter((service) => service.category === category),
    })),
    { name: 'And also', services: services.filter(({ category }) => !category) },
  ].filter(({ services: own }) => own.length > 0);
  const isPlain = groups.length > services.length / 2 || groups.length === 1;
  return isPlain && groups.length > 0 ? [{ name: null, services: groups.flatMap((group) => group.services) }] : groups;
}

/** The services that match the search text; all for an empty one. */
export function findServices(services: readonly Service[], question: string): Service[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  return services.filter((service) => {
    const text = `${service.title} ${service.hours ?? ''} ${plainText(service.body)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
