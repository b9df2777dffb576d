import type { CategoryDto } from '@/server/contracts/shop';
import type { CategoryNode } from '@/server/domain/catalogue/list-categories';
import { presentTranslation } from '@/server/presenters/i18n/present-translation';

type Leaf = Omit<CategoryDto, 'children'>;

function presentOne(
  { category, shopsCount }: CategoryNode,
  lang: string,
): Leaf {
  const { id, img, kind, parentId, position, slug, translations, uuid } =
    category;
  return {
    id,
    uuid,
    slug,
    type: kind,
    parent_id: parentId,
    input: position,
    img,
    shops_count: shopsCount,
    translation: presentTranslation(translations, lang, id),
  };
}

/** A category with its children, up to three levels. */
export function presentCategory(
  node: CategoryNode,
  { lang }: { readonly lang: string },
): CategoryDto {
  return {
    ...presentOne(node, lang),
    children: node.children.map((child) => ({
      ...presentOne(child, lang),
      children: child.children.map((leaf) => ({
        ...presentOne(leaf, lang),
        children: [],
      })),
    })),
  };
}
