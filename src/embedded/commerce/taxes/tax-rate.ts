export type TaxRate = {
  title: string;
  /** Hundredths of a percent; halves occur (Quebec's 9.975 % is 997.5). */
  basisPoints: number;
  /** Whether the delivery charge is taxed at this rate too. */
  taxesDelivery: boolean;
};
