import { type FormEvent, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { DefaultSubmit } from '#ui/form/DefaultSubmit.tsx';
import { AddedNote } from '../../cart/AddedNote.tsx';
import { AddToCartButton } from '../../cart/AddToCartButton.tsx';
import { cartPath, lowStockQuantity, maxLineQuantity, soldOutLabel } from '../../cart/cart-contract.ts';
import { FieldError } from '../../cart/FieldError.tsx';
import { type AddStep, useAddToCart } from '../../cart/use-add-to-cart.ts';
import type { NamedProduct } from '../../products/named-product.ts';
import type { ChosenOptions, ProductVariant } from '../../products/souvenir-product-data.ts';
import { variantNumber } from './choose-variant.ts';
import { OptionGroup } from './OptionGroup.tsx';
import styles from './ProductForm.module.css';
import { QuantityField } from './QuantityField.tsx';

type ProductFormProps = {
  product: NamedProduct;
  variants: readonly ProductVariant[];
  chosen: ChosenOptions;
  variant: ProductVariant | null;
  onChoose: (name: string, value: string) => void;
  giftCost: string | undefined;
  still?: AddStep | undefined;
};

/**
 * Which of it, how many, and into the cart. A plain form: without scripts a second button shows the variant first, and
 * the service finds the variant by its options.
 */
export function ProductForm({ product, variants, chosen, variant, onChoose, giftCost, still }: ProductFormProps) {
  const { step, add } = useAddToCart(still);
  const form = useRef<HTMLFormElement>(null);
  const hasChoices = variants.length > 1;
  const canBeHad = variant?.availableForSale === true;
  const hasAddButton = canBeHad || !variant;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canBeHad || !form.current) return;
    const fields = new FormData(form.current);
    void add({
      do: 'add',
      variant: variantNumber(variant.id),
      quantity: String(fields.get('quantity') ?? 1),
      ...(fields.get('gift') === 'yes' && { gift: 'yes' }),
    });
  };

  return (
    <>
      <form ref={form} method="post" action={cartPath} onSubmit={submit} className={styles.form} aria-label="Buy">
        <input type="hidden" name="do" value="choose" />
        <input type="hidden" name="product" value={product.handle} />
        {hasChoices
          ? product.options.map((option) => (
              <OptionGroup key={option.id} option={option} variants={variants} chosen={chosen} onChoose={onChoose} />
            ))
          : null}
        <p className={styles.stock} data-state={stockState(variant)}>
          {stockText(variant, product.title, chosen)}
        </p>
        {hasChoices ? (
          <noscript>
            {hasAddButton ? <DefaultSubmit /> : null}
            <Button
              type="submit"
              variant="secondary"
              formMethod="get"
              formAction={`/souvenirs/product/${product.handle}`}
            >
              Show this one
            </Button>
          </noscript>
        ) : null}
        {hasAddButton ? (
          <>
            <QuantityField maximum={mostOf(variant)} />
            <label className={styles.gift}>
              <input type="checkbox" name="gift" value="yes" />
              <span>
                It is a gift: wrap it, with string{giftCost ? `, ${giftCost}` : ''}.
                <span className={styles.small}>A note can be added in the cart.</span>
              </span>
            </label>
            <AddToCartButton
              type="submit"
              className={styles.add}
              step={step.kind}
              aria-disabled={!canBeHad || step.kind === 'adding' || undefined}
            />
          </>
        ) : null}
      </form>
      {/* Not in the form: its link opens the cart, whose own forms no browser sends from within another. */}
      {step.kind === 'added' ? <AddedNote said={step.said} /> : null}
      <FieldError text={step.kind === 'failed' ? step.fieldError : undefined} />
    </>
  );
}

function mostOf(variant: ProductVariant | null): number {
  const left = variant?.quantityAvailable ?? maxLineQuantity;
  return left > 0 ? Math.min(left, maxLineQuantity) : maxLineQuantity;
}

function stockState(variant: ProductVariant | null): 'missing' | 'sold_out' | 'low' | 'ok' {
  if (!variant) return 'missing';
  if (!variant.availableForSale) return 'sold_out';
  const { quantityAvailable: left } = variant;
  return left != null && left > 0 && left <= lowStockQuantity ? 'low' : 'ok';
}

function stockText(variant: ProductVariant | null, title: string, chosen: ChosenOptions): string {
  const words = Object.entries(chosen)
    .map(([name, value]) => `${name.toLowerCase()} ${value}`)
    .join(' and ');
  switch (stockState(variant)) {
    case 'missing':
      return `${title} is not made in ${words}. Change either and it will be.`;
    case 'sold_out':
      return `${soldOutLabel}. More are being made, slowly.`;
    case 'low':
      return variant?.quantityAvailable === 1 ? 'The last one.' : `Only ${variant?.quantityAvailable} left.`;
    case 'ok':
      return 'In stock, in the coal store.';
  }
}
