import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { BoardDto } from '@/server/contracts/kitchen/board';
import {
  addBoardDevice,
  readBoardDevice,
  removeBoardDevice,
} from '@/services/kitchen/board-device';
import { boardService } from '@/services/kitchen/board-service';
import { type BoardWay, boardName } from '@/utils/kitchen/board-way';
import type { PushProblem, PushState } from '@/utils/push/push-state';

/** Whether this device rings while the board is closed; `ring` sends a message to try it with. */
export function useBoardDevice(
  way: BoardWay,
  { push_key: key, shop: { id: shopId } }: Pick<BoardDto, 'push_key' | 'shop'>,
): {
  readonly state: PushState | null;
  readonly problem: PushProblem;
  readonly isBusy: boolean;
  readonly isRung: boolean;
  readonly change: (isOn: boolean) => void;
  readonly ring: () => void;
} {
  const { i18n } = useTranslation();
  const lang = i18n.language;
  const { data, isError, refetch } = useQuery({
    queryKey: ['board-device', boardName(way), lang, shopId, key],
    queryFn: () =>
      readBoardDevice(way, key === null ? null : { key, shopId }, lang),
    staleTime: 0,
    meta: { silent: true },
  });
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [isRung, setRung] = useState(false);

  async function ring(): Promise<void> {
    await boardService.ringPush(way);
    setRung(true);
  }

  function attempt(work: () => Promise<void>): void {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    setRung(false);
    void work()
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  }

  return {
    state: data ?? null,
    problem: isFailed || isError ? 'failed' : null,
    isBusy,
    isRung,
    change: (isOn) =>
      attempt(async () => {
        if (!isOn) await removeBoardDevice(way);
        else if (key !== null) await addBoardDevice(way, { key, shopId }, lang);
        const read = await refetch();
        if (read.data === 'on') await ring();
      }),
    ring: () => attempt(ring),
  };
}
