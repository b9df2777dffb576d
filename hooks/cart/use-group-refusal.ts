import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/redux/store';
import { notify } from '@/utils/shell/notices';
import { useActiveCart } from './use-active-cart';

/** Says why something of another shop was not added: a group orders from one shop, and has to be left first (spec.md §4). */
export function useGroupRefusal(): void {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { actions, state } = useActiveCart();
  const isRefused = state.question?.kind === 'in_group';
  useEffect(() => {
    if (!isRefused) return;
    notify({
      type: 'warning',
      id: 'cart-in-group',
      title: t('group.leaveFirst'),
    });
    dispatch(actions.questionClosed());
  }, [actions, dispatch, isRefused, t]);
}
