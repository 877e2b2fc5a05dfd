import { useEffect } from 'react';
import { useStoredStay } from '../../booking/stored-stay.ts';
import { dayAfter, isDay } from './check-stay.ts';

/** Puts the stay that was asked for last into fields that nobody has filled. */
export function useStoredValues(
  form: { current: HTMLFormElement | null },
  isGiven: boolean,
  onArrive: (day: string) => void,
) {
  const kept = useStoredStay();
  useEffect(() => {
    const fields = form.current?.elements;
    const arrive = fields?.namedItem('arrive');
    if (isGiven || !kept || !(arrive instanceof HTMLInputElement) || arrive.value !== '') return;
    for (const [name, value] of Object.entries(kept)) {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    onArrive(kept.arrive);
  }, [form, isGiven, kept, onArrive]);
}

/** Nobody leaves before arriving: the day of departure follows that of arrival. */
export function moveDeparture(form: HTMLFormElement | null, arrive: string): void {
  const depart = form?.elements.namedItem('depart');
  if (!(depart instanceof HTMLInputElement) || !isDay(arrive)) return;
  if (depart.value !== '' && depart.value <= arrive) depart.value = dayAfter(arrive);
}
