import { useAppDispatch } from '@/redux/store';
import { useActiveCart } from './use-active-cart';

/** Something of another shop was added in a group order: it has to be said that the group comes first (spec.md §8). */
export function useGroupRefusal() {
  const dispatch = useAppDispatch();
  const { actions, state } = useActiveCart();
  return {
    isRefused: state.question?.kind === 'in_group',
    close: () => void dispatch(actions.questionClosed()),
  };
}
