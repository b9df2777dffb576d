import type { CityRows, Row } from './rows';

type Stock = Row<'stocks'>;

const isBefore = (a: Stock, b: Stock): boolean =>
  (a.position ?? 0) - (b.position ?? 0) < 0 ||
  (a.position === b.position && (a.id ?? 0) < (b.id ?? 0));

/** Products come with the price of their first stock, which the database would else fill in one by one. */
export function priceProducts(rows: CityRows): void {
  const firsts = new Map<number, Stock>();
  for (const stock of rows.of('stocks')) {
    const known = firsts.get(stock.productId);
    if (!known || isBefore(stock, known)) firsts.set(stock.productId, stock);
  }
  for (const product of rows.of('products'))
    if (product.id !== undefined)
      product.priceMinor = firsts.get(product.id)?.priceMinor;
}
