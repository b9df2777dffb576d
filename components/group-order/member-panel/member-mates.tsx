import { useTranslation } from 'react-i18next';
import { PersonMark } from '@/components/group-order/person-mark/person-mark';
import { StateBadge } from '@/components/group-order/person-mark/state-badge';
import type { MemberView } from '@/utils/group-order/group-view';
import styles from './member-mates.module.css';

type MemberMatesProps = Readonly<{
  members: readonly MemberView[];
  /** The time is over: nobody is choosing any more. */
  isOver: boolean;
}>;

/** How far the others are; whoever opened the group only orders. */
export function MemberMates({ isOver, members }: MemberMatesProps) {
  const { t } = useTranslation();
  const mates = members
    .map((member, place) => ({ ...member, place }))
    .filter(({ isMe, isOwner }) => !isMe && !isOwner);
  if (mates.length === 0) return null;
  return (
    <ul className={styles.mates} aria-label={t('group.members')}>
      {mates.map(({ id, isChoosing, name, place }) => (
        <li key={id} className={styles.mate}>
          <PersonMark name={name} place={place} size="s" />
          <bdi className={styles.name}>{name}</bdi>
          {!(isOver && isChoosing) && <StateBadge choosing={isChoosing} />}
        </li>
      ))}
    </ul>
  );
}
