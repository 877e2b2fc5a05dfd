import { useEffect } from 'react';
import { dayAfter, isDay } from './check-stay.ts';
import { fillStay } from './fill-stay.ts';

/** Fills an empty form with the last requested stay, where the boot script has not: on a page that a link led to. */
export function useStoredValues(
  form: { current: HTMLFormElement | null },
  isGiven: boolean,
  onArrive: (day: string) => void,
) {
  useEffect(() => {
    if (!form.current || isGiven) return;
    fillStay(form.current);
    const arrive = form.current.elements.namedItem('arrive');
    if (arrive instanceof HTMLInputElement) onArrive(arrive.value);
  }, [form, isGiven, onArrive]);
}

/** The day of departure stays after the day of arrival. */
export function moveDeparture(form: HTMLFormElement | null, arrive: string): void {
  const depart = form?.elements.namedItem('depart');
  if (!(depart instanceof HTMLInputElement) || !isDay(arrive)) return;
  if (depart.value !== '' && depart.value <= arrive) depart.value = dayAfter(arrive);
}
