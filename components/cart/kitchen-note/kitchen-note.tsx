import { ChevronRight, MessageSquareText } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { TextArea } from '@/components/form/text-field/text-area';
import { Button } from '@/components/ui/button/button';
import { bringTypingBack, watchTyping } from '@/utils/account/typing';
import { keepFocus } from '@/utils/browser/keep-focus';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import styles from './kitchen-note.module.css';

type KitchenNoteProps = Readonly<{
  note: string;
  /** What is written to a kitchen, or to a shop. */
  type: 'restaurant' | 'shop';
  isPending: boolean;
  /** False: it was not kept, which is said; what was written stays. */
  onSave: (note: string) => Promise<boolean>;
}>;

/** One note for the whole cart: a row that opens to write it; empty takes it away. */
export function KitchenNote(props: KitchenNoteProps) {
  const { isPending, note, onSave, type } = props;
  const { t } = useTranslation(['dish', 'form']);
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // what is written outlives a session that ends meanwhile
  useEffect(
    () => watchTyping('kitchen-note', () => draft ?? undefined),
    [draft],
  );
  useEffect(
    () =>
      bringTypingBack('kitchen-note', (kept) => {
        if (typeof kept === 'string') setDraft(kept);
      }),
    [],
  );
  const label = t(type === 'shop' ? 'product.noteShop' : 'product.note');
  const isOpen = draft !== null;
  useEffect(() => {
    if (isOpen) box.current?.querySelector('textarea')?.focus();
  }, [isOpen]);
  function close(): void {
    keepFocus(box.current, () => box.current?.querySelector('button'));
    setDraft(null);
  }
  async function handleSave(): Promise<void> {
    if (await onSave((draft ?? '').trim())) close();
  }
  return (
    <div ref={box}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : setDraft(note))}
      >
        <MessageSquareText size={22} />
        <span className={styles.words}>
          {label}
          {note && !isOpen && <span className={styles.note}>“{note}”</span>}
        </span>
        <span className={styles.chevron} data-open={isOpen || undefined}>
          <ChevronRight className="flip" size={20} strokeWidth={2} />
        </span>
      </button>
      {isOpen && (
        // no form: at checkout it stands in one
        <div id={id} className={styles.form}>
          <TextArea
            label={label}
            labelHidden
            maxLength={NOTE_MAX_LENGTH}
            placeholder={t('product.note.hint')}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <span className={styles.actions}>
            <Button
              size="s"
              loading={isPending}
              onClick={() => void handleSave()}
            >
              {t('cart.note.save')}
            </Button>
            <Button size="s" variant="secondary" onClick={close}>
              {t('common.close')}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
