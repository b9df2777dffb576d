import type { RoomRow } from '@/server/repositories/chat/room-repository';

/** Who answers in a room now. */
export interface DeskAnswer {
  /** By name; null: nobody in particular. */
  readonly agent: string | null;
  /** Whether a program plays the other side: the screens say so. */
  readonly isSimulated: boolean;
}

/** Who sits at the other side of the rooms. */
export interface ChatDesk {
  whoAnswers(room: Pick<RoomRow, 'handedOverAt' | 'role'>): DeskAnswer;
}

/** People answer, by the operator's tool. */
export const peopleDesk: ChatDesk = {
  whoAnswers: () => ({ agent: null, isSimulated: false }),
};
