import { useInstanceStyle } from '#ui/instance-style.tsx';
import type { NamedProduct } from '../../products/named-product.ts';
import type { ChosenOptions, ProductVariant } from '../../products/souvenir-product-data.ts';
import { valueState } from './choose-variant.ts';
import styles from './OptionGroup.module.css';

type Option = NamedProduct['options'][number];

type OptionGroupProps = {
  option: Option;
  variants: readonly ProductVariant[];
  chosen: ChosenOptions;
  onChoose: (name: string, value: string) => void;
};

/** One choice as radio buttons. What is sold out or not made beside the other choices can be taken all the same. */
export function OptionGroup({ option, variants, chosen, onChoose }: OptionGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {option.name}: <span className={styles.chosen}>{chosen[option.name]}</span>
      </legend>
      <div className={styles.values}>
        {option.optionValues.map(({ id, name, swatch }) => (
          <label key={id} className={styles.value} data-state={valueState(variants, chosen, option.name, name)}>
            <input
              type="radio"
              name={`option:${option.name}`}
              value={name}
              className={styles.radio}
              checked={chosen[option.name] === name}
              onChange={() => onChoose(option.name, name)}
            />
            {swatch?.color ? <Swatch color={swatch.color} /> : null}
            <span>{name}</span>
            <StateWords state={valueState(variants, chosen, option.name, name)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Swatch({ color }: { color: string }) {
  const look = useInstanceStyle({ 'background-color': /^#[0-9a-f]{3,8}$/i.test(color) ? color : null });
  return <span className={`${styles.swatch} ${look}`} aria-hidden="true" />;
}

function StateWords({ state }: { state: ReturnType<typeof valueState> }) {
  if (state === 'ok') return null;
  return <span className={styles.words}> {state === 'sold_out' ? 'sold out' : 'not made'}</span>;
}
