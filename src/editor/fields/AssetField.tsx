import type { FieldProps } from './field-props.ts';
import { MoveButtons, moved } from './MoveButtons.tsx';

type Asset = { fieldtype: 'asset'; id?: number | null; filename: string; alt: string; focus?: string; title?: string };

const none: Asset = { fieldtype: 'asset', id: null, filename: '', alt: '' };
const assetOf = (value: unknown): Asset => ({
  ...none,
  ...(typeof value === 'object' && value !== null ? (value as Partial<Asset>) : {}),
});
const isPicture = (filename: string) => /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(filename);

/** A file by its address, the text for who cannot see it, and the point of it that is never cut off. */
export function AssetField({ id, label, value, onChange }: FieldProps) {
  return <AssetInputs id={id} name={label} asset={assetOf(value)} onChange={onChange} />;
}

/** Several files in their order. */
export function MultiAssetField({ id, value, onChange }: FieldProps) {
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
      <button type="button" onClick={() => onChange([...assets, none], null)}>
        Add a file
      </button>
    </>
  );
}

type AssetInputsProps = { id: string; name: string; asset: Asset; onChange: FieldProps['onChange'] };

function AssetInputs({ id, name, asset, onChange }: AssetInputsProps) {
  const set = (fields: Partial<Asset>) => onChange({ ...asset, ...fields });
  const isMissing = asset.filename !== '' && isPicture(asset.filename) && asset.alt.trim() === '';
  return (
    <div className="asset">
      {asset.filename !== '' && isPicture(asset.filename) ? (
        <img src={`${asset.filename}/m/320x0`} alt={asset.alt} width="160" loading="lazy" />
      ) : null}
      <div>
        <label htmlFor={`${id}-file`}>Address of the file</label>
        <input id={`${id}-file`} value={asset.filename} onChange={({ target }) => set({ filename: target.value })} />
        <label htmlFor={`${id}-alt`}>Alternative text: what a person who cannot see it should know</label>
        <textarea
          id={`${id}-alt`}
          rows={2}
          value={asset.alt}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={({ target }) => set({ alt: target.value })}
        />
        {isMissing ? (
          <p id={`${id}-missing`} className="problem">
            A picture needs an alternative text: {name}.
          </p>
        ) : null}
        <label htmlFor={`${id}-focus`}>Focal area in pixels, as left×top:right×bottom (1500x220:3900x1720)</label>
        <input
          id={`${id}-focus`}
          value={asset.focus ?? ''}
          pattern="\d+x\d+:\d+x\d+"
          onChange={({ target }) => set({ focus: target.value })}
        />
      </div>
    </div>
  );
}
