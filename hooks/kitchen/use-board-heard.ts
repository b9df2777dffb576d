import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { boardService } from '@/services/kitchen/board-service';
import type { BoardWay } from '@/utils/kitchen/board-way';

/** What public/sw.js tells a board that is open when one of its messages is pressed. */
interface Heard {
  readonly heard: string | null;
}

const isHeard = (data: unknown): data is Heard =>
  typeof data === 'object' && data !== null && 'heard' in data;

function tell(way: BoardWay, telling: string | null): void {
  const id = Number(telling);
  // whether it is noted is nothing to wait for: the next message is pressed, too
  void boardService
    .heardPush(way, Number.isInteger(id) && id > 0 ? id : null)
    .catch(() => undefined);
}

/** Somebody pressed a push message of this board: the server is told that the device is heard. */
export function useBoardHeard(way: BoardWay): void {
  const { isReady, pathname, query, replace } = useRouter();
  const telling = isReady ? query.telling : undefined;
  useEffect(() => {
    if (typeof telling !== 'string') return;
    tell(way, telling);
    const { telling: _, ...rest } = query;
    void replace({ pathname, query: rest }, undefined, { shallow: true });
  }, [pathname, query, replace, telling, way]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const hear = ({ data }: MessageEvent<unknown>): void => {
      if (isHeard(data)) tell(way, data.heard);
    };
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', hear);
    return () => serviceWorker.removeEventListener('message', hear);
  }, [way]);
}
