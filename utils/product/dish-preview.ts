import type { MenuItemView } from '@/utils/shop/menu-view';
import type { DishView } from './dish-view';

/** What a row of the menu knows of a dish, as an open dish says it. */
export function dishPreview(item: MenuItemView): DishView {
  return {
    title: item.title,
    description: item.description,
    pictures: item.img ? [item.img] : [],
    price: item.price,
    was: item.was,
    unit: item.unit ?? 'portion',
    badges: [],
    vegetarian: item.vegetarian,
    spicy: item.spicy,
    allergens: item.allergens,
    chosenAllergens: [],
    nutrition: { kcal: null, protein: null, fats: null, carbs: null },
  };
}
