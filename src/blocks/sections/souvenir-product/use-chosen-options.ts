import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ChosenOptions, ProductVariant } from '../../products/souvenir-product-data.ts';
import { optionsOf, variantNumber, variantOf } from './choose-variant.ts';

/**
 * What is chosen on a product's page. The address names the variant and follows every choice, without a new entry in
 * the history and without moving the window; a combination that is not made stands for itself until it is changed.
 */
export function useChosenOptions(variants: readonly ProductVariant[], first: ChosenOptions) {
  const [chosen, setChosen] = useState(first);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const requested = search.get('variant');

  // Another address of the same product, as a link in the cart has it.
  useEffect(() => {
    const variant = variants.find(({ id }) => variantNumber(id) === requested);
    if (variant) setChosen(optionsOf(variant));
  }, [requested, variants]);

  const choose = (name: string, value: string) => {
    const next = { ...chosen, [name]: value };
    setChosen(next);
    const variant = variantOf(variants, next);
    if (variant) void navigate(`?variant=${variantNumber(variant.id)}`, { replace: true, preventScrollReset: true });
  };
  return { chosen, choose };
}
