import { useTranslation } from '@/utils/i18n/use-translation';
import { Button, LinkButton } from '@/components/ui/button/button';
import { Dialog } from '@/containers/ui/dialog';
import { useCart } from '@/hooks/cart/use-cart';
import { useGroup } from '@/hooks/group-order/use-group';
import { useGroupMembership } from '@/hooks/group-order/use-group-membership';
import { routes } from '@/utils/shell/routes';
import styles from './dialog.module.css';

type InGroupDialogProps = Readonly<{ onClose: () => void }>;

const NO_GROUP = { cartId: 0, me: null };

/** Something of another shop was wanted by who is in a group: back to the group's shop, or out of it (spec.md §8). */
export function InGroupDialog({ onClose }: InGroupDialogProps) {
  const { t } = useTranslation(['group', 'shop']);
  const cart = useCart();
  const group = useGroup(cart);
  const { leave } = useGroupMembership(group ?? NO_GROUP, cart.retry);
  if (!group) return null;
  return (
    <Dialog
      title={t('group.title')}
      onClose={onClose}
      footer={
        <>
          {!group.isOwner && (
            <Button
              variant="secondary"
              block
              loading={leave.isPending}
              onClick={() => leave.mutate(undefined, { onSuccess: onClose })}
            >
              {t('group.mine.leave')}
            </Button>
          )}
          <LinkButton block href={routes.shop(group.shop)} onClick={onClose}>
            {t('group.toShop', { shop: group.shop.title })}
          </LinkButton>
        </>
      }
    >
      <p className={styles.text}>{t('group.leaveFirst')}</p>
    </Dialog>
  );
}
