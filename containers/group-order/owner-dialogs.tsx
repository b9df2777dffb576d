import { useTranslation } from '@/utils/i18n/use-translation';
import type { useOwnedGroup } from '@/hooks/group-order/use-owned-group';
import {
  type GroupView,
  type MemberView,
  stillChoosing,
} from '@/utils/group-order/group-view';
import { namesText } from '@/utils/group-order/names-text';
import { AskDialog } from '@/containers/ui/ask-dialog';
import { InviteDialog } from './invite-dialog';
import { LimitDialog } from './limit-dialog';
import { TimeDialog } from './time-dialog';

/** What the owner is about to do. */
export type OwnerQuestion =
  | { readonly kind: 'cancel' | 'invite' | 'limit' | 'time' | 'waiting' }
  | { readonly kind: 'remove'; readonly member: MemberView };

type OwnerDialogsProps = Readonly<{
  question: OwnerQuestion;
  group: GroupView;
  owned: ReturnType<typeof useOwnedGroup>;
  timezone: string;
  onClose: () => void;
  /** To checkout, although some are still choosing. */
  onGo: () => void;
}>;

/** The owner's dialogs; one at a time, loaded with the first. */
export function OwnerDialogs(props: OwnerDialogsProps) {
  const { group, onClose, onGo, owned, question, timezone } = props;
  const { t } = useTranslation(['cart', 'group']);
  const { cancel, change, remove, renew, withdraw } = owned;
  switch (question.kind) {
    case 'invite':
      return (
        <InviteDialog
          group={group}
          isPending={renew.isPending || withdraw.isPending}
          onClose={onClose}
          onRenew={() => renew.mutate()}
          onWithdraw={() => withdraw.mutate(undefined, { onSuccess: onClose })}
        />
      );
    case 'time':
      return (
        <TimeDialog
          closesAt={group.closesAt}
          timezone={timezone}
          onClose={onClose}
          onSave={(closes_at) => change.mutateAsync({ closes_at })}
        />
      );
    case 'limit':
      return (
        <LimitDialog
          limit={group.limit}
          onClose={onClose}
          onSave={(spending_limit) => change.mutateAsync({ spending_limit })}
        />
      );
    case 'remove': {
      const { name, uuid } = question.member;
      return (
        <AskDialog
          title={t('group.remove.action', { name })}
          keep={t('cart.replace.keep')}
          confirm={t('group.remove.confirm')}
          isPending={remove.isPending}
          onClose={onClose}
          onConfirm={() => remove.mutate(uuid, { onSuccess: onClose })}
        >
          {t('group.remove.text', { name })}
        </AskDialog>
      );
    }
    case 'cancel':
      return (
        <AskDialog
          title={t('group.cancel.title')}
          keep={t('cart.replace.keep')}
          confirm={t('group.cancel.confirm')}
          isPending={cancel.isPending}
          onClose={onClose}
          onConfirm={() => cancel.mutate(undefined, { onSuccess: onClose })}
        >
          {t('group.cancel.text')}
        </AskDialog>
      );
    case 'waiting': {
      const names = stillChoosing(group).map(({ name }) => name);
      return (
        <AskDialog
          title={t('group.waiting.title')}
          keep={t('group.waiting.wait')}
          confirm={t('group.waiting.go')}
          onClose={onClose}
          onConfirm={onGo}
        >
          <p>
            {t(
              names.length === 1 ? 'group.choosingOne' : 'group.choosingMany',
              { names: namesText(names, t) },
            )}
          </p>
          <p>{t('group.waiting.text')}</p>
        </AskDialog>
      );
    }
  }
}
