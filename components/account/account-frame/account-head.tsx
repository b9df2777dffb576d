import { Pencil } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar/avatar';
import { iconButtonClass } from '@/components/ui/icon-button/icon-button-class';
import styles from './account-head.module.css';

type AccountHeadProps = Readonly<{
  name: string;
  img: string | null;
  /** Such as since when they are a customer; on phones how they are reached stands instead. */
  since?: string | undefined;
  contact?: string | null | undefined;
  /** The way to the form that changes it, on phones. */
  edit: Readonly<{ href: string; label: string }>;
}>;

/** Whose account it is. */
export function AccountHead(props: AccountHeadProps) {
  const { contact, edit, img, name, since } = props;
  return (
    <div className={styles.head}>
      <Avatar name={name} src={img} className={styles.avatar} />
      <div className="grow">
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {since && (
          <p className={contact ? styles.since : styles.note}>{since}</p>
        )}
        {contact && (
          <p className={styles.contact}>
            <bdi dir="ltr">{contact}</bdi>
          </p>
        )}
      </div>
      <a
        href={edit.href}
        aria-label={edit.label}
        className={iconButtonClass({
          variant: 'fill',
          className: styles.edit,
        })}
      >
        <Pencil size={20} />
      </a>
    </div>
  );
}
