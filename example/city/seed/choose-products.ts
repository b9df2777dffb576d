import type { ProductContent } from '@/example/city/content/content';
import type { PlannedShop } from '@/example/city/seed/plan/plan-shop';

export interface ChosenProduct {
  readonly content: ProductContent;
  /** Unique within the shop. */
  readonly slug: string;
  /** 0 but in a bigger city that asks for more products than the library has. */
  readonly copy: number;
}

const PER_SECTION_MIN = 2;

function chooseSome(
  products: readonly ProductContent[],
  count: number,
  { random }: PlannedShop,
): ProductContent[] {
  const chosen = new Set<ProductContent>();
  const shuffled = random.shuffled(products);
  for (const section of new Set(products.map((product) => product.section)))
    shuffled
      .filter((product) => product.section === section)
      .slice(0, PER_SECTION_MIN)
      .forEach((product) => chosen.add(product));
  for (const product of shuffled) {
    if (chosen.size >= count) break;
    chosen.add(product);
  }
  return products.filter((product) => chosen.has(product));
}

/** What a shop carries, in the library's order: its own list, else a choice that leaves no section bare. */
export function chooseProducts(shop: PlannedShop): ChosenProduct[] {
  const { content, library, productCount, random } = shop;
  const allowed = library.products.filter(
    ({ only }) => !only || only.includes(content.slug),
  );
  if (productCount !== undefined)
    return Array.from({ length: productCount }, (_, index) => {
      const copy = Math.floor(index / allowed.length);
      const product = allowed[index % allowed.length];
      if (!product) throw new Error(`library ${library.id} has no products`);
      const slug = copy ? `${product.slug}-${copy + 1}` : product.slug;
      return { content: product, slug, copy };
    });
  const own = content.products;
  const chosen = own
    ? library.products.filter(({ slug }) => own.includes(slug))
    : chooseSome(allowed, random.whole(19, 23), shop);
  return chosen.map((product) => ({
    content: product,
    slug: product.slug,
    copy: 0,
  }));
}
