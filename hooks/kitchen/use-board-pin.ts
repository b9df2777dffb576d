import { useState } from 'react';
import { pinStateOf } from '@/services/kitchen/board-queries';
import { boardService } from '@/services/kitchen/board-service';
import type { BoardPinStateDto } from '@/server/contracts/kitchen/board';
import { type BoardWay, boardName } from '@/utils/kitchen/board-way';
import { pinOf } from '@/utils/kitchen/kept-board';

/** Opens a board with its PIN; `state` is what the last try was told, null before it. */
export function useBoardPin(
  way: BoardWay,
  onOpen: () => void,
): {
  readonly state: BoardPinStateDto | null;
  readonly isBusy: boolean;
  readonly isFailed: boolean;
  readonly tryPin: (pin: string) => void;
} {
  const [state, setState] = useState<BoardPinStateDto | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  return {
    state,
    isBusy,
    isFailed,
    tryPin: (pin) => {
      setBusy(true);
      setFailed(false);
      boardService
        .pin(way, pin)
        .then(
          ({ key }) => {
            pinOf(boardName(way)).keep(key);
            onOpen();
          },
          (error: unknown) => {
            const told = pinStateOf(error);
            if (told) setState(told);
            else setFailed(true);
          },
        )
        .finally(() => setBusy(false));
    },
  };
}
