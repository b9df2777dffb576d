import { KitchenNote } from '@/components/cart/kitchen-note/kitchen-note';
import { useKitchenNote } from '@/hooks/cart/use-kitchen-note';

/** What the kitchen should know of the whole order. */
export function KitchenBlock({
  type,
}: Readonly<{ type: 'restaurant' | 'shop' }>) {
  const kitchen = useKitchenNote();
  if (!kitchen) return null;
  const { isPending, note, save } = kitchen;
  return (
    <KitchenNote type={type} note={note} isPending={isPending} onSave={save} />
  );
}
