import type {
  DocumentData,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase/firestore';
import type { ChatRole } from '@/utils/chat/chat';

export type Snapshot = QueryDocumentSnapshot<DocumentData>;

/** A room's document. */
export interface RoomFields {
  readonly user: string;
  readonly role: ChatRole;
  readonly roleId: string;
  readonly title: string;
  readonly img: string | null;
  readonly simulated: boolean;
  readonly order_id: number | null;
  readonly closes_at: Timestamp | null;
  readonly created_at: Timestamp | null;
  readonly agent: string | null;
  readonly last: {
    readonly content: string;
    readonly sender: number;
    readonly author: string | null;
    readonly img: boolean;
    readonly order_id: number | null;
  } | null;
  readonly last_at: Timestamp | null;
  /** How often the other side wrote, and how much of it was read. */
  readonly count_other: number;
  readonly count_read: number;
  readonly hidden_at: Timestamp | null;
  readonly other_delivered_at: Timestamp | null;
  readonly other_read_at: Timestamp | null;
  readonly other_typing_at: Timestamp | null;
}

/** A room as it was read. */
export interface KnownRoom {
  readonly id: string;
  readonly fields: RoomFields;
}

/** A message's document. */
export interface MessageFields {
  readonly chat_id: string;
  readonly chat_content: string;
  readonly sender: number;
  readonly author: string | null;
  readonly img: string | null;
  readonly order_id: number | null;
  /** The how-many-eth of the other side; 0 for the customer's. */
  readonly seq: number;
  readonly created_at: Timestamp;
}

/** Firestore's own precision: microseconds, which a number holds exactly. */
export const positionOf = ({ nanoseconds, seconds }: Timestamp): number =>
  seconds * 1_000_000 + Math.floor(nanoseconds / 1_000);
