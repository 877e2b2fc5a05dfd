import { useSearchParams } from 'react-router';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '#ui/form/TextField.tsx';
import { Section } from '#ui/Section.tsx';
import { useBlockData, useBlockSurroundings } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { ConsentField } from '../forms/ConsentField.tsx';
import { PersonFields } from '../forms/PersonFields.tsx';
import { SectionForm } from '../forms/SectionForm.tsx';
import type { EventsFormData } from './resolve.server.ts';

const budgets = [
  { value: 'under-2000', name: 'Under $2,000' },
  { value: '2000-5000', name: '$2,000 to $5,000' },
  { value: '5000-15000', name: '$5,000 to $15,000' },
  { value: 'over-15000', name: 'Over $15,000' },
];

/** The value of the one choice there is; `''` where there are several. */
function only(choices: readonly { value: string }[]): string {
  return choices.length === 1 ? (choices[0]?.value ?? '') : '';
}

/** The enquiry about a private event. */
export function EventsForm({ block }: BlockProps<'events_form'>) {
  const [search] = useSearchParams();
  const { now } = useBlockSurroundings();
  const data = useBlockData<EventsFormData>(block._uid);
  const { hotels = [], types = [], spaces = [] } = data ?? {};
  const isOn = (field: NonNullable<typeof block.fields_on>[number]) => block.fields_on?.includes(field) === true;
  return (
    <Section heading={block.heading} hideHeading={block.hide_heading} layout="display" intro={block.intro}>
      <SectionForm label={block.heading} submitLabel="Send the enquiry" phone={block.phone} email={block.email}>
        <FieldGroup legend="You">
          <PersonFields />
          {isOn('company') ? (
            <TextField name="company" label="Company" autoComplete="organization" maxLength={120} span="half" />
          ) : null}
        </FieldGroup>
        <FieldGroup legend="The event">
          <SelectField
            name="hotel"
            label="House"
            required
            choices={hotels}
            defaultValue={search.get('hotel') ?? only(hotels)}
            span="half"
          />
          <SelectField name="event_type" label="What kind of event" required choices={types} span="half" />
          {spaces.length > 0 ? (
            <SelectField name="space" label="Room" choices={spaces} placeholder="Not sure" span="half" />
          ) : null}
          <TextField
            name="guests"
            label="Guests"
            type="number"
            min={1}
            max={1000}
            required
            hint="A guess will do, 1 to 1000."
            span="half"
          />
          <TextField
            name="date"
            label="Date you have in mind"
            type="date"
            min={now.slice(0, 10)}
            hint="Leave it empty if you have none."
            span="half"
          />
          <CheckboxField name="flexible" label="Another day would do as well" span="half" />
          <TextField name="start" label="From" type="time" span="half" />
          <TextField name="end" label="Until" type="time" span="half" />
          {isOn('budget') ? <SelectField name="budget" label="Budget" choices={budgets} span="half" /> : null}
          {isOn('rooms_needed') ? (
            <TextField name="rooms" label="Bedrooms needed" type="number" min={0} max={200} span="half" />
          ) : null}
          {isOn('catering') ? <CheckboxField name="catering" label="We would like you to cook" span="half" /> : null}
          {isOn('av') ? <CheckboxField name="av" label="We need sound or a screen" span="half" /> : null}
          <TextAreaField name="message" label="Anything else" maxLength={2000} hint="Up to 2000 characters." />
        </FieldGroup>
        <ConsentField text={block.consent_text} />
      </SectionForm>
    </Section>
  );
}
