import { roomFeatureLine } from '../../rooms/feature-names.ts';
import type { AccessibilityData } from './resolve.server.ts';

/** Missing details that guests would have to ask for, one sentence each; empty when the section is complete. */
export function missingDetails({ hotel, rooms }: AccessibilityData): string[] {
  const { accessibility_features: features, phone, email } = hotel.content;
  return [
    ...(features?.length ? [] : ['The hotel names no accessibility features.']),
    ...(phone || email ? [] : ['The hotel has neither a telephone number nor a mail address.']),
    ...(rooms.length > 0 ? [] : ['There is no accessible room.']),
    ...rooms.flatMap(({ content }) => [
      ...(content.accessibility_detail ? [] : [`${content.name} has no accessibility detail.`]),
      ...(content.beds?.length ? [] : [`${content.name} does not say which beds it has.`]),
      ...(roomFeatureLine(content.accessible_features, 'bathing')
        ? []
        : [`${content.name} does not say how to bathe.`]),
      ...(roomFeatureLine(content.accessible_features, 'clearances') ? [] : [`${content.name} names no clearances.`]),
      ...(roomFeatureLine(content.accessible_features, 'alarms') ? [] : [`${content.name} names no alarms.`]),
    ]),
  ];
}
