import { ArrowUp, ImagePlus, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { MESSAGE_MAX_LENGTH } from '@/utils/chat/chat';
import { cleanMessage, messageLength } from '@/utils/chat/message-text';
import styles from './composer.module.css';

type ChosenPicturesProps = Readonly<{
  pictures: readonly { readonly key: string; readonly preview: string }[];
  onRemove: (key: string) => void;
}>;

/** What will be sent with the message; each can be taken back. */
function ChosenPictures({ onRemove, pictures }: ChosenPicturesProps) {
  const { t } = useTranslation('orders');
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ key, preview }, index) => (
        <li key={key} className={styles.picture}>
          <img src={preview} alt="" className={styles.image} />
          <button
            type="button"
            className={styles.remove}
            aria-label={t('refund.picture.remove', { number: index + 1 })}
            onClick={() => onRemove(key)}
          >
            <X size={16} strokeWidth={2} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** From here on the length is shown. */
const NEAR_LIMIT = MESSAGE_MAX_LENGTH - 200;
const icon = { size: 22 } as const;

type ComposerProps = Readonly<{
  draft: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onPictures: (files: readonly File[]) => void;
  /** Chosen to go with the message. */
  pictures: ChosenPicturesProps['pictures'];
  onRemovePicture: (key: string) => void;
  /** Why pictures were not taken, in words. */
  problem: string | null;
}>;

const picturesOf = (data: DataTransfer): File[] =>
  [...data.files].filter(({ type }) => type.startsWith('image/'));

/** Where a message is written: Enter sends, Shift+Enter breaks the line; pictures are chosen, dropped or pasted. */
export function Composer(props: ComposerProps) {
  const { draft, field, onDraft, onPictures, onSend, pictures, problem } =
    props;
  const { t } = useTranslation(['chat', 'form']);
  const files = useRef<HTMLInputElement>(null);
  const length = messageLength(draft);
  const isTooLong = length > MESSAGE_MAX_LENGTH;
  const hasWords = cleanMessage(draft) !== '';
  const canSend = (hasWords || pictures.length > 0) && !isTooLong;
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    current.style.setProperty('block-size', 'auto');
    current.style.setProperty('block-size', `${current.scrollHeight + 2}px`);
  }, [draft, field]);
  function send(): void {
    if (canSend) onSend(draft);
    field.current?.focus();
  }
  function handleKey(event: KeyboardEvent): void {
    // Enter that ends the choice of a character (IME) sends nothing
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  }
  function handlePaste(event: ClipboardEvent): void {
    const pictures = picturesOf(event.clipboardData);
    if (pictures.length === 0) return;
    event.preventDefault();
    onPictures(pictures);
  }
  function handleDrop(event: DragEvent): void {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onPictures([...event.dataTransfer.files]);
  }
  return (
    <div
      role="presentation"
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <form
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {pictures.length > 0 && (
          <ChosenPictures
            pictures={pictures}
            onRemove={props.onRemovePicture}
          />
        )}
        <div className={styles.line}>
          <input
            ref={files}
            type="file"
            accept="image/*"
            multiple
            hidden
            tabIndex={-1}
            aria-hidden="true"
            onChange={({ target }) => {
              onPictures([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <IconButton
            label={t('chat.addPicture')}
            icon={<ImagePlus {...icon} />}
            onClick={() => files.current?.click()}
          />
          <textarea
            ref={field}
            className={styles.field}
            rows={1}
            dir="auto"
            enterKeyHint="send"
            aria-label={t('chat.write')}
            aria-invalid={isTooLong}
            placeholder={t('chat.write')}
            value={draft}
            onChange={({ target }) => onDraft(target.value)}
            onKeyDown={handleKey}
            onPaste={handlePaste}
          />
          <button
            type="submit"
            className={styles.send}
            aria-label={t('chat.send')}
            aria-disabled={!canSend}
          >
            <ArrowUp {...icon} strokeWidth={2.2} />
          </button>
        </div>
        {length > NEAR_LIMIT && (
          <p className={styles.count} data-over={isTooLong || undefined}>
            {t('refund.part', { value: length, total: MESSAGE_MAX_LENGTH })}
          </p>
        )}
      </form>
    </div>
  );
}
