import { useEffect } from 'react';
import { dayAfter, isDay } from './check-stay.ts';
import { useStoredStay } from './stored-stay.ts';

/** Fills empty fields with the last requested stay. */
export function useStoredValues(
  form: { current: HTMLFormElement | null },
  isGiven: boolean,
  onArrive: (day: string) => void,
) {
  const stored = useStoredStay();
  useEffect(() => {
    const fields = form.current?.elements;
    const arrive = fields?.namedItem('arrive');
    if (isGiven || !stored || !(arrive instanceof HTMLInputElement) || arrive.value !== '') return;
    for (const [name, value] of Object.entries(stored)) {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    onArrive(stored.arrive);
  }, [form, isGiven, stored, onArrive]);
}

/** The day of departure stays after the day of arrival. */
export function moveDeparture(form: HTMLFormElement | null, arrive: string): void {
  const depart = form?.elements.namedItem('depart');
  if (!(depart instanceof HTMLInputElement) || !isDay(arrive)) return;
  if (depart.value !== '' && depart.value <= arrive) depart.value = dayAfter(arrive);
}
