import { useEffect, useState } from 'react';
import { storiesByUuid } from '../api/management.ts';
import { AssetPicker } from '../assets/AssetPicker.tsx';
import { fieldValueOf } from '../assets/asset-value.ts';
import type { FieldProps } from './field-props.ts';
import { StorySearch } from './StorySearch.tsx';

type Link = {
  fieldtype: 'multilink';
  linktype: string;
  id?: string;
  url?: string;
  cached_url?: string;
  email?: string;
  anchor?: string;
  target?: string;
};

const kinds = [
  ['story', 'A page of this site'],
  ['url', 'An address'],
  ['email', 'An email address'],
  ['asset', 'A file'],
] as const;

/** A link to a page, with an anchor if wanted, to an address, an email address or a file. */
export function LinkField({ id, label, schema, value, onChange }: FieldProps) {
  const link: Link = {
    ...{ fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: '' },
    ...(typeof value === 'object' && value !== null ? (value as Partial<Link>) : {}),
  };
  const name = useStoryName(link.linktype === 'story' ? link.id : undefined);
  const set = (fields: Partial<Link>, key?: null) => onChange({ ...link, ...fields }, key);
  const text = (field: 'url' | 'email' | 'anchor', words: string, type = 'text') => (
    <>
      <label htmlFor={`${id}-${field}`}>{words}</label>
      <input
        id={`${id}-${field}`}
        type={type}
        value={link[field] ?? ''}
        onChange={({ target }) =>
          set(field === 'url' ? { url: target.value, cached_url: target.value } : { [field]: target.value })
        }
      />
    </>
  );
  return (
    <>
      <label htmlFor={`${id}-kind`}>Leads to</label>
      <select
        id={`${id}-kind`}
        value={link.linktype}
        onChange={({ target }) => set({ linktype: target.value, id: '', url: '', cached_url: '' }, null)}
      >
        {kinds.map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </select>
      {link.linktype === 'story' ? (
        <>
          <p>{link.id ? `${name ?? ''} /${link.cached_url ?? ''}` : 'No page chosen.'}</p>
          <StorySearch
            id={id}
            label={`Choose a page: ${label}`}
            onChoose={(story) => set({ id: story.uuid, cached_url: story.full_slug }, null)}
          />
          {text('anchor', 'Part of the page (anchor)')}
        </>
      ) : null}
      {link.linktype === 'url' || link.linktype === 'asset' ? text('url', 'Address', 'text') : null}
      {link.linktype === 'asset' ? (
        <AssetPicker
          id={id}
          label={`Choose or upload a file: ${label}`}
          kinds={undefined}
          onChoose={(asset) => {
            const { id: file, filename } = fieldValueOf(asset);
            set({ id: String(file), url: filename, cached_url: filename }, null);
          }}
        />
      ) : null}
      {link.linktype === 'email' ? text('email', 'Email address', 'email') : null}
      {link.id || link.url || link.email ? (
        <button
          type="button"
          onClick={() => set({ linktype: 'story', id: '', url: '', cached_url: '', email: '' }, null)}
        >
          Remove the link{schema.required ? ' (one is required)' : ''}
        </button>
      ) : null}
    </>
  );
}

function useStoryName(uuid: string | undefined): string | null {
  const [known, setKnown] = useState<{ uuid: string; name: string } | null>(null);
  useEffect(() => {
    if (!uuid) return;
    let isCurrent = true;
    storiesByUuid([uuid]).then(
      ([story]) => isCurrent && setKnown(story ? { uuid, name: story.name } : null),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [uuid]);
  return known && known.uuid === uuid ? known.name : null;
}
