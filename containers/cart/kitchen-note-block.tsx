import { KitchenNote } from '@/components/cart/kitchen-note/kitchen-note';
import { useKitchenNote } from '@/hooks/cart/use-kitchen-note';

/** The note that goes with the whole order; nothing until the server has the cart. */
export function KitchenNoteBlock({
  type,
}: Readonly<{ type: 'restaurant' | 'shop' }>) {
  const kitchen = useKitchenNote();
  if (!kitchen) return null;
  const { isPending, note, save } = kitchen;
  return (
    <KitchenNote type={type} note={note} isPending={isPending} onSave={save} />
  );
}
