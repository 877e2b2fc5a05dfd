import { Link as RouterLink } from 'react-router';
import type { ProductDetail } from '#clients/commerce/commerce-client.ts';
import { useInstanceStyle } from '#ui/instance-style.tsx';
import { chosenVariant, variantNumber, variantWith } from './choose-variant.ts';
import styles from './OptionLinks.module.css';

type Variant = ProductDetail['variants']['nodes'][number];
type Option = ProductDetail['options'][number];

/** Each option's values as links to the variant they lead to; they work without scripts and can be shared. */
export function OptionLinks({ product, variant }: { product: ProductDetail; variant: Variant }) {
  return (
    <div className={styles.options}>
      {product.options.map((option) => (
        <nav key={option.id} aria-label={option.name}>
          <p className={styles.name} aria-hidden="true">
            {option.name}
          </p>
          <ul role="list" className={styles.values}>
            {option.optionValues.map((value) => (
              <li key={value.id}>
                <ValueLink option={option} value={value} variant={variant} variants={product.variants.nodes} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

type ValueLinkProps = { option: Option; value: Option['optionValues'][number]; variant: Variant; variants: Variant[] };

function ValueLink({ option, value, variant, variants }: ValueLinkProps) {
  const swatch = useInstanceStyle({ 'background-color': value.swatch?.color });
  const isChosen = variant.selectedOptions.some(({ name, value: has }) => name === option.name && has === value.name);
  // A combination that does not exist leads to the nearest one that has this value.
  const target =
    variantWith(variants, variant, option.name, value.name) ??
    chosenVariant(variants.filter(hasValue(option.name, value.name)), null);
  if (!target) return <span className={styles.missing}>{value.name}</span>;
  return (
    <RouterLink
      to={`?variant=${variantNumber(target.id)}`}
      replace
      preventScrollReset
      className={styles.value}
      aria-current={isChosen ? 'true' : undefined}
    >
      {value.swatch?.color ? <span className={`${styles.swatch} ${swatch}`} /> : null}
      {value.name}
      {target.availableForSale ? null : <span className={styles.note}>sold out</span>}
    </RouterLink>
  );
}

function hasValue(option: string, value: string) {
  return ({ selectedOptions }: Variant) =>
    selectedOptions.some(({ name, value: has }) => name === option && has === value);
}
