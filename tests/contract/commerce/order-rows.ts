import type { OrderTable } from '#embedded/commerce/orders/tables.ts';

/** An order as it stands in the database, without lines: of a customer, or of a guest by email. */
export function orderRow(
  id: number,
  owner: { customerId: number | null; email: string },
  fields: Partial<OrderTable> = {},
): OrderTable {
  const nobody = { firstName: null, lastName: null, company: null, address1: null, address2: null, phone: null };
  return {
    ...{ id, number: id, key: `key-${id}`, cart_id: `cart-${id}`, customer_id: owner.customerId, email: owner.email },
    ...{ phone: null, accepts_marketing: 0, country_code: 'US', currency_code: 'USD', note: '', attributes: '[]' },
    ...{ priced: '{"total":1}', discounts: '[]', total: 1, fulfillment_status: 'UNFULFILLED', shipment_status: null },
    shipping_address: JSON.stringify({
      ...nobody,
      city: 'Detroit',
      provinceCode: 'MI',
      countryCode: 'US',
      zip: '48226',
    }),
    billing_address: JSON.stringify({
      ...nobody,
      lastName: 'Ada Reyes',
      city: null,
      provinceCode: null,
      countryCode: null,
      zip: null,
    }),
    ...{ deliver_from: null, cancel_reason: null, canceled_at: null },
    ...{ processed_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
    ...fields,
  };
}
