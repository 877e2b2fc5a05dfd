import type { DayPlan } from './day-plan.ts';

export function planTitle({ city }: Pick<DayPlan, 'city'>): string {
  return `A day in ${city}`;
}

/** `3 places, about 40 minutes on foot in all (1.8 miles), from The Siren and back.` */
export function summaryWords({ stops, total, hotel }: DayPlan): string {
  if (stops.length === 0) return 'Choose places, put them in order, and take the walk with you: on paper or as a link.';
  const places = stops.length === 1 ? '1 place' : `${stops.length} places`;
  const way = hotel ? `, from ${hotel.name} and back` : '';
  return total
    ? `${places}, about ${minutesWords(total.minutes)} on foot in all (${total.miles} miles)${way}.`
    : `${places}.`;
}

/** `1 minute`, `35 minutes`, `1 h 10 min`. */
export function minutesWords(minutes: number): string {
  if (minutes === 1) return '1 minute';
  if (minutes < 60) return `${minutes} minutes`;
  return [`${Math.floor(minutes / 60)} h`, minutes % 60 ? `${minutes % 60} min` : ''].filter(Boolean).join(' ');
}
