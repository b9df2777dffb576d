import { object, string } from 'yup';

/** An amount as it is typed in any of our languages: with a comma or a point, with or without spaces. Null: nothing. */
export function typedAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0]/g, '').replace(',', '.');
  return plain === '' ? null : Number(plain);
}

function isAmount(text: string | undefined): boolean {
  const amount = typedAmount(text ?? '');
  return (
    amount === null || (amount > 0 && /^\d+(\.\d{1,2})?$/.test(String(amount)))
  );
}

/** A limit per person; empty: none. Messages are keys of the texts. */
export const limitSchema = object({
  spending_limit: string().test('amount', 'group.limit.rule', isAmount),
});
