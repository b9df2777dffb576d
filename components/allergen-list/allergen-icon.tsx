import {
  Bean,
  Egg,
  Fish,
  Flame,
  Leaf,
  Milk,
  Nut,
  Shrimp,
  Wheat,
} from 'lucide-react';

const ICONS = {
  crustaceans: Shrimp,
  egg: Egg,
  fish: Fish,
  gluten: Wheat,
  milk: Milk,
  molluscs: Shrimp,
  nuts: Nut,
  peanuts: Nut,
  soy: Bean,
  spicy: Flame,
  vegetarian: Leaf,
} as const;

function isDrawn(name: string): name is keyof typeof ICONS {
  return name in ICONS;
}

type AllergenIconProps = Readonly<{ name: string; size: number }>;

/** The picture of an allergen or a diet; nothing for those without one. */
export function AllergenIcon({ name, size }: AllergenIconProps) {
  if (!isDrawn(name)) return null;
  const Icon = ICONS[name];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}

export function hasAllergenIcon(name: string): boolean {
  return isDrawn(name);
}
