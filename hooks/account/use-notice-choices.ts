import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { userQueries } from '@/services/account/user-queries';
import type { NotificationChoiceDto } from '@/server/contracts/account/notifications';
import { noticeService } from '@/services/account/notice-service';
import type { NotificationType } from '@/utils/constants/notifications';

interface Wish {
  readonly type: NotificationType;
  readonly active: boolean;
}

const CHOOSING = ['notices', 'choose'];

function withWish(
  choices: readonly NotificationChoiceDto[],
  { active, type }: Wish,
): NotificationChoiceDto[] {
  return choices.map((choice) =>
    choice.type === type ? { ...choice, active } : choice,
  );
}

/**
 * Which notices the signed-in customer wants. A switch turns at once and is sent in the order of the presses; what was
 * not kept turns back and is named in `failed`, and what the server has is read again.
 */
export function useNoticeChoices() {
  const { user } = useShell();
  const client = useQueryClient();
  const query = userQueries.notices(user?.id ?? 0);
  const { data, isError, refetch } = useQuery({
    ...query,
    enabled: user !== null,
  });
  const [failed, setFailed] = useState<NotificationType | null>(null);
  const { mutate } = useMutation({
    mutationKey: CHOOSING,
    scope: { id: 'notices' },
    mutationFn: (wish: Wish) => noticeService.choose([wish]),
    onMutate: async (wish) => {
      setFailed((before) => (before === wish.type ? null : before));
      await client.cancelQueries({ queryKey: query.queryKey });
      show(wish);
    },
    onSuccess: (choices) => {
      if (isLast()) client.setQueryData(query.queryKey, choices);
    },
    onError: (_error, { active, type }) => {
      setFailed(type);
      show({ type, active: !active });
      if (isLast()) void refetch();
    },
  });

  function show(wish: Wish): void {
    client.setQueryData(
      query.queryKey,
      (before) => before && withWish(before, wish),
    );
  }

  const isLast = (): boolean =>
    client.isMutating({ mutationKey: CHOOSING }) === 1;

  return {
    choices: data,
    isFailed: isError && !data,
    retry: () => void refetch(),
    /** The kind whose last press was not kept; null: all were. */
    failed,
    choose: (type: NotificationType, active: boolean) =>
      mutate({ type, active }),
  };
}
