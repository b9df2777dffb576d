import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { noticeService } from '@/services/account/notice-service';
import { userQueries } from '@/services/account/user-queries';
import { pushQueries } from '@/services/push/push-queries';
import { pushService } from '@/services/push/push-service';
import type { PushProblem, PushState } from '@/utils/push/push-state';

const thisDevice = () => import('@/services/push/push-device');

/** The person may answer the browser's question in its own settings, too. */
function usePermissionNews(tell: () => void): void {
  useEffect(() => {
    const end = new AbortController();
    const name = 'notifications';
    void navigator.permissions
      ?.query({ name })
      .then((status) =>
        status.addEventListener('change', tell, { signal: end.signal }),
      )
      .catch(() => undefined);
    return () => end.abort();
  }, [tell]);
}

/**
 * Push messages on this very device for whoever is signed in. `state` is null until it is known; `turnOn` belongs to a
 * press, as the browser asks the person then. A failure leaves everything as it was and is told in `problem`.
 */
export function usePush(): {
  readonly state: PushState | null;
  readonly isBusy: boolean;
  readonly problem: PushProblem;
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
} {
  const { i18n } = useTranslation();
  const { user } = useShell();
  const client = useQueryClient();
  const userId = user?.id ?? 0;
  const device = pushQueries.device(userId, i18n.language);
  const { data, isError, refetch } = useQuery({
    ...device,
    enabled: user !== null,
  });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PushProblem>(null);
  const [reload] = useState(
    () => () =>
      void client.invalidateQueries({ queryKey: ['user', userId, 'push'] }),
  );
  usePermissionNews(reload);

  async function change(work: () => Promise<PushProblem>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const failure = await work().catch((): PushProblem => 'failed');
    const read = refetch();
    // whoever reads of a failure may press again at once
    if (failure === null) await read;
    setProblem(failure);
    setBusy(false);
  }

  /** Who wants messages here wants them: the account's own switch must not stand in their way. */
  async function wantPush(): Promise<void> {
    const choices = await noticeService.choose([
      { type: 'push', active: true },
    ]);
    client.setQueryData(userQueries.notices(userId).queryKey, choices);
  }

  return {
    state: data?.state ?? null,
    isBusy,
    problem,
    isFailed: isError && !data,
    retry: () => void refetch(),
    turnOn: () =>
      change(async () => {
        const answer = await Notification.requestPermission();
        if (answer !== 'granted')
          return answer === 'default' ? 'dismissed' : null;
        const setup = data?.setup ?? (await pushService.setup());
        const { registerDevice } = await thisDevice();
        await registerDevice(setup, i18n.language);
        await wantPush();
        return null;
      }),
    turnOff: () =>
      change(async () => {
        await pushService.forget();
        await thisDevice()
          .then(({ leaveDevice }) => leaveDevice())
          .catch(() => undefined);
        return null;
      }),
  };
}
