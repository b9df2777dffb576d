import { ArrowLeft, Ellipsis, List, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { RoomPicture } from '@/components/chat/room-picture/room-picture';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import type { ChatRole } from '@/utils/chat/chat';
import { clsx as cx } from 'clsx';
import styles from './room-header.module.css';

const icon = { size: 22 } as const;

type RoomHeaderProps = Readonly<{
  title: string;
  img: string | null;
  role: ChatRole | null;
  /** Who answers, or what the room is about. */
  note: string;
  /** A dot: somebody is there. */
  isLive: boolean;
  /** The demo city's own, in words; who answers there is named so already. */
  demo: string | null;
  /** On phones: to where one came from. */
  onBack: () => void;
  onRooms: () => void;
  onClose: () => void;
  /** Lets one of the own orders be chosen; absent: nothing can be said any more. */
  onOrder: (() => void) | undefined;
  /** Puts the room away; absent: it cannot be. */
  onHide: (() => void) | undefined;
}>;

function BackButton({ onBack }: Readonly<{ onBack: () => void }>) {
  const { t } = useTranslation('account-menu');
  return (
    <IconButton
      className={styles.back}
      variant="fill"
      label={t('header.back')}
      icon={<ArrowLeft className="flip" {...icon} />}
      onClick={onBack}
    />
  );
}

function CloseButton({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useTranslation();
  return (
    <IconButton
      className={styles.wide}
      variant="fill"
      label={t('common.close')}
      icon={<X {...icon} />}
      onClick={onClose}
    />
  );
}

function More(props: Pick<RoomHeaderProps, 'onHide' | 'onOrder' | 'onRooms'>) {
  const { onHide, onOrder, onRooms } = props;
  const { t } = useTranslation('chat');
  const choices = [
    { act: onRooms, title: t('chat.all'), className: styles.onPhones },
    { act: onOrder, title: t('chat.addOrder') },
    { act: onHide, title: t('chat.hide') },
  ];
  return (
    // Escape closes the open menu alone, not the chat around it
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only hears what its button was told
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.defaultPrevented)
          event.stopPropagation();
      }}
    >
      <Dropdown
        label={t('chat.more')}
        buttonClass={styles.more}
        button={<Ellipsis {...icon} />}
      >
        {choices.map(
          ({ act, className, title }) =>
            act && (
              <button
                key={title}
                type="button"
                className={cx(styles.choice, className)}
                onClick={({ currentTarget }) => {
                  currentTarget.closest('details')?.removeAttribute('open');
                  act();
                }}
              >
                {title}
              </button>
            ),
        )}
      </Dropdown>
    </div>
  );
}

/** With whom the room is, the way to the others, and out. */
export function RoomHeader(props: RoomHeaderProps) {
  const { demo, img, isLive, note, onHide, title } = props;
  const { onBack, onClose, onOrder, onRooms, role } = props;
  const { t } = useTranslation('chat');
  return (
    <header className={styles.head}>
      <BackButton onBack={onBack} />
      <RoomPicture title={title} img={img} role={role} />
      <div className={styles.words}>
        <h2 className={`clip ${styles.title}`}>
          <bdi>{title}</bdi>
        </h2>
        <p className={styles.note}>
          {isLive && <span className={styles.live} />}
          <bdi className={styles.noteText}>{note}</bdi>
          {demo && !isLive && <span className={styles.demo}>{demo}</span>}
        </p>
      </div>
      <More onHide={onHide} onOrder={onOrder} onRooms={onRooms} />
      <IconButton
        className={styles.wide}
        label={t('chat.all')}
        icon={<List {...icon} />}
        onClick={onRooms}
      />
      <CloseButton onClose={onClose} />
    </header>
  );
}

type RoomsHeaderProps = Readonly<{
  onClose: () => void;
  children?: ReactNode;
}>;

/** Above the list of rooms. */
export function RoomsHeader({ children, onClose }: RoomsHeaderProps) {
  const { t } = useTranslation('account-menu');
  return (
    <header className={styles.head}>
      <BackButton onBack={onClose} />
      <h2 className={cx(styles.words, styles.heading)}>{t('chat.title')}</h2>
      {children}
      <CloseButton onClose={onClose} />
    </header>
  );
}
