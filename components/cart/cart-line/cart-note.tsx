import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { TextArea } from '@/components/form/text-field/text-area';
import { Button } from '@/components/ui/button/button';
import type { CartLineView } from '@/utils/cart/cart-view';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import { bringTypingBack, watchTyping } from '@/utils/account/typing';
import { keepFocus } from '@/utils/browser/keep-focus';
import styles from './cart-note.module.css';

type CartNoteProps = Readonly<{
  line: Pick<CartLineView, 'key' | 'note' | 'title'>;
  /** What is written to a kitchen, or to a shop. */
  type: 'restaurant' | 'shop';
  /** False: it was not taken, which is said; what was written stays. */
  onNote: (key: string, note: string) => boolean;
}>;

/** A line's note, and the way to write or change it; saved by a press, empty takes it away. */
export function CartNote({ line, onNote, type }: CartNoteProps) {
  const { t } = useTranslation(['dish', 'form']);
  const { key, note, title } = line;
  const [draft, setDraft] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // what is written outlives a session that ends meanwhile
  useEffect(
    () => watchTyping(`note-${key}`, () => draft ?? undefined),
    [draft, key],
  );
  useEffect(
    () =>
      bringTypingBack(`note-${key}`, (kept) => {
        if (typeof kept === 'string') setDraft(kept);
      }),
    [key],
  );
  function show(next: string | null, control: 'button' | 'textarea'): void {
    keepFocus(box.current, () => box.current?.querySelector(control));
    setDraft(next);
  }
  /** The field is left, with what was typed in it: a drawer around it stays. */
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    box.current?.querySelector('button')?.focus();
  }
  function handleSave(): void {
    if (onNote(key, (draft ?? '').trim())) show(null, 'button');
  }
  return (
    <div ref={box} className={styles.note}>
      {draft === null ? (
        <>
          {note && <span className={styles.text}>“{note}” </span>}
          <button
            type="button"
            className={styles.edit}
            aria-label={`${t(note ? 'cart.note.edit' : 'cart.note.add')}: ${title}`}
            onClick={() => show(note, 'textarea')}
          >
            {t(note ? 'cart.note.edit' : 'cart.note.add')}
          </button>
        </>
      ) : (
        // no form: at checkout it stands in one
        <div className={styles.form}>
          <TextArea
            label={t(type === 'shop' ? 'product.noteShop' : 'product.note')}
            maxLength={NOTE_MAX_LENGTH}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={handleKey}
          />
          <span className={styles.actions}>
            <Button size="s" onClick={handleSave}>
              {t('cart.note.save')}
            </Button>
            <Button
              size="s"
              variant="secondary"
              onClick={() => show(null, 'button')}
            >
              {t('common.close')}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
