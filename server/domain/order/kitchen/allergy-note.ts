import type { Db } from '@/server/db/client';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';

/** What "allergy" begins with in the languages in force. */
const ALLERGY =
  /all?er[gj]|αλλεργ|алл?ерг|حساسي|حساسی|آلرژی|एलर्ज|अलर्ज|अनूर्ज|알레르기|알러지|过敏|過敏|アレルギ/iu;

function notesOf({ details, order }: OrderView): string {
  return [order.note, ...details.map(({ note }) => note)]
    .filter((note) => note !== null)
    .join('\n')
    .toLowerCase();
}

/**
 * Whether a note of the order speaks of an allergy, or names one of these allergens in the language it was placed in.
 * Free text: what it finds is shown beside the notes, never instead of them.
 */
export async function notesAllergy(
  db: Db,
  view: OrderView,
  allergens: readonly string[],
): Promise<boolean> {
  const notes = notesOf(view);
  if (!notes) return false;
  if (ALLERGY.test(notes)) return true;
  const words = await translationBundle(db, view.order.lang, 'translation');
  return allergens.some((allergen) => {
    const word = words[`allergen.${allergen}`]?.toLowerCase();
    return !!word && notes.includes(word);
  });
}
