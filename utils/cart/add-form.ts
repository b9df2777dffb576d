/**
 * The form that "+" of a menu posts while the page is not alive, and without script (docs/adr/0051): its id, and its name
 * among the page's forms.
 */
export const ADD_FORM = 'add';

/** Its fields: ids of stocks, one for each press, with commas; the idempotency key, empty without script. */
export const ADD_FIELDS = { stock: 'stock', key: 'key' } as const;
