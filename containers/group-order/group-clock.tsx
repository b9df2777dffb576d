import { useTranslation } from '@/utils/i18n/use-translation';
import { CountdownBar } from '@/components/group-order/countdown-bar/countdown-bar';
import { useSecondsLeft } from '@/hooks/group-order/use-seconds-left';
import type { GroupView } from '@/utils/group-order/group-view';
import { formatTime } from '@/utils/i18n/dates';

type GroupClockProps = Readonly<{
  group: GroupView;
  /** IANA zone of the shop: its clocks say when the group closes. */
  timezone: string;
  /** Chooses another time; absent where one may not. */
  onChange?: () => void;
}>;

/** Until when the group may choose, second by second; what stands around it does not render with it. */
export function GroupClock({ group, onChange, timezone }: GroupClockProps) {
  const { t } = useTranslation('group');
  const { closesAt, isLocked, isOwner, ownerName: name } = group;
  const seconds = useSecondsLeft(closesAt);
  function words(): string {
    if (isLocked || seconds === 0)
      return isOwner ? t('group.timeUp') : t('group.mine.locked', { name });
    if (closesAt === null)
      return isOwner
        ? t('group.noDeadline')
        : t('group.mine.whenDone', { name });
    const time = `\u2066${formatTime(closesAt, timezone)}\u2069`;
    return isOwner
      ? t('group.closesAt', { time })
      : t('group.mine.ordersAt', { name, time });
  }
  return (
    <CountdownBar
      seconds={isLocked ? null : seconds}
      isSet={closesAt !== null}
      {...(onChange && { onChange })}
    >
      {words()}
    </CountdownBar>
  );
}
