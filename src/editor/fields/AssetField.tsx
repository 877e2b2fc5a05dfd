import { AssetPicker } from '../assets/AssetPicker.tsx';
import { type AssetValue, fieldValueOf, isPicture, lacksAlt, noAsset, smallPicture } from '../assets/asset-value.ts';
import { FocalPoint } from '../assets/FocalPoint.tsx';
import type { FieldProps } from './field-props.ts';
import { MoveButtons, moved } from './MoveButtons.tsx';

const assetOf = (value: unknown): AssetValue => ({
  ...noAsset,
  ...(typeof value === 'object' && value !== null ? (value as Partial<AssetValue>) : {}),
});

/** A file of the library, the text for who cannot see it, and the point of it that is never cut off. */
export function AssetField({ id, label, schema, value, onChange, describedBy }: FieldProps) {
  const asset = assetOf(value);
  const isSet = asset.filename !== '';
  return (
    <>
      <AssetInputs {...{ id, asset, onChange, describedBy }} name={label} />
      <div className="row">
        <AssetPicker
          id={id}
          label={`${isSet ? 'Choose or upload another file' : 'Choose or upload a file'}: ${label}`}
          kinds={schema.filetypes}
          onChoose={(chosen) => onChange(fieldValueOf(chosen), null)}
        />
        {isSet ? (
          <button type="button" onClick={() => onChange(noAsset, null)}>
            Remove the file: {label}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** Several files in their order. */
export function MultiAssetField({ id, label, schema, value, onChange, describedBy }: FieldProps) {
  const assets = Array.isArray(value) ? value.map(assetOf) : [];
  return (
    <>
      <ol className="items">
        {assets.map((asset, index) => {
          const name = asset.alt || `picture ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may stand in the list twice
            <li key={index}>
              <AssetInputs
                id={`${id}-${index}`}
                name={name}
                asset={asset}
                describedBy={describedBy}
                onChange={(next, key) => onChange(assets.with(index, assetOf(next)), key)}
              />
              <MoveButtons
                name={name}
                index={index}
                count={assets.length}
                onMove={(by) => onChange(moved(assets, index, by), null)}
              />
              <button type="button" onClick={() => onChange(assets.toSpliced(index, 1), null)}>
                Remove {name}
              </button>
            </li>
          );
        })}
      </ol>
      <AssetPicker
        id={id}
        label={`Add files: ${label}`}
        isMany
        kinds={schema.filetypes}
        onChoose={(chosen) => onChange([...assets, fieldValueOf(chosen)], null)}
      />
    </>
  );
}

type AssetInputsProps = Pick<FieldProps, 'id' | 'onChange' | 'describedBy'> & { name: string; asset: AssetValue };

function AssetInputs({ id, name, asset, onChange, describedBy }: AssetInputsProps) {
  const set = (fields: Partial<AssetValue>) => onChange({ ...asset, ...fields });
  const isMissing = lacksAlt(asset);
  const isShown = isPicture(asset.filename);
  const isDecorative = asset.meta_data?.decorative === true;
  return (
    <div className="asset">
      {isShown ? (
        <details>
          <summary>
            <img src={smallPicture(asset, 320)} alt={asset.alt} width="160" loading="lazy" /> Focal point of {name}
          </summary>
          <FocalPoint
            id={`${id}-focus`}
            name={name}
            file={asset}
            focus={asset.focus ?? ''}
            onChange={(focus) => set({ focus })}
          />
        </details>
      ) : null}
      {asset.filename === '' ? null : (
        <>
          <label htmlFor={`${id}-alt`}>
            Alternative text{isShown ? ' (required)' : ''}: what a person who cannot see it should know
          </label>
          <textarea
            id={`${id}-alt`}
            rows={2}
            value={asset.alt}
            aria-invalid={isMissing || undefined}
            // The publish check says at the field that it is missing.
            aria-describedby={isMissing ? describedBy : undefined}
            onChange={({ target }) => set({ alt: target.value })}
          />
          {isShown ? (
            <div className="check">
              <input
                id={`${id}-decorative`}
                type="checkbox"
                checked={isDecorative}
                onChange={({ target }) =>
                  onChange({ ...asset, meta_data: { ...asset.meta_data, decorative: target.checked } }, null)
                }
              />
              <label htmlFor={`${id}-decorative`}>
                Decoration: {name} says nothing that the words beside it do not say
              </label>
            </div>
          ) : null}
        </>
      )}
      <details>
        <summary>Address of the file: {name}</summary>
        <label htmlFor={`${id}-file`}>Address of the file</label>
        <input id={`${id}-file`} value={asset.filename} onChange={({ target }) => set({ filename: target.value })} />
      </details>
    </div>
  );
}
