import { Avatar } from '@/components/ui/avatar/avatar';
import styles from './profile-head.module.css';

type ProfileHeadProps = Readonly<{
  name: string;
  img: string | null;
  /** Such as since when they are a customer. */
  note?: string | undefined;
}>;

/** Whose page this is. */
export function ProfileHead({ img, name, note }: ProfileHeadProps) {
  return (
    <header className={styles.head}>
      <Avatar name={name} src={img} className={styles.avatar} />
      <div className={styles.words}>
        <h1 className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        {note && <p className="soft">{note}</p>}
      </div>
    </header>
  );
}
