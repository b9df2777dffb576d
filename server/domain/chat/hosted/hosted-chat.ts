/** A moment as the hosted service keeps it: ISO with nine digits after the second, so that later ones sort after. */
export type Moment = string;

/** Up to where a list was read: the last document that was. */
export interface ReadPlace {
  readonly at: Moment;
  /** Of the document; '': before all of that moment. */
  readonly id: string;
}

/** A message as a person wrote it there. Nothing of it is believed before it is checked. */
export interface HostedMessage {
  readonly id: string;
  readonly chatId: string;
  /** The customer's uuid. */
  readonly customer: string;
  readonly sender: number;
  readonly author: string | null;
  readonly content: string;
  readonly img: string | null;
  readonly orderId: number | null;
  readonly createdAt: Moment;
}

/** The marks that a customer sets in a room. */
export type CustomerMark = 'hidden_at' | 'read_at' | 'typing_at';

/** A room as it stands there. */
export interface HostedRoom {
  readonly id: string;
  /** The customer's uuid. */
  readonly customer: string;
  readonly agent: string | null;
  readonly closesAt: Moment | null;
  readonly lastAt: Moment | null;
  /** How much the other side wrote, and how much of it was read. */
  readonly countOther: number;
  readonly countRead: number;
  readonly marks: Readonly<Record<CustomerMark, Moment | null>>;
  readonly otherDeliveredAt: Moment | null;
  readonly otherReadAt: Moment | null;
  /** Changes with each write; a write that names an older one is refused. */
  readonly version: string;
}

/** What a room begins with there. */
export interface NewHostedRoom {
  readonly id: string;
  readonly customer: string;
  readonly role: string;
  readonly roleId: string;
  readonly title: string;
  readonly img: string | null;
  readonly simulated: boolean;
  readonly orderId: number | null;
  readonly closesAt: Date | null;
}

export type NewHostedMessage = Omit<HostedMessage, 'createdAt'> & {
  readonly roleId: string;
};

/** What our side says of a room; 'now' is the service's own moment. */
export interface HostedMarks {
  readonly agent?: string | null;
  readonly closesAt?: Date | null;
  readonly otherDeliveredAt?: Moment;
  readonly otherReadAt?: Moment;
  readonly otherTypingAt?: 'now';
}

/** Somebody else wrote the same document meanwhile: to be read again. */
export class HostedConflict extends Error {
  override readonly name = 'HostedConflict';
}

/**
 * The hosted service that carries chat between browsers, as our server writes and reads it. Every call ends within some
 * seconds and rejects when the service does not answer.
 */
export interface HostedChat {
  /** Messages of all rooms after a place, oldest first. */
  readonly messagesAfter: (
    place: ReadPlace,
    limit: number,
  ) => Promise<readonly HostedMessage[]>;
  /** Rooms whose mark was set after a place, oldest first. */
  readonly roomsMarkedAfter: (
    mark: CustomerMark,
    place: ReadPlace,
    limit: number,
  ) => Promise<readonly HostedRoom[]>;
  /** A room (null: it is not there), and when those of these messages that are there were written. */
  readonly read: (
    id: string,
    messageIds: readonly string[],
  ) => Promise<{
    readonly room: HostedRoom | null;
    readonly written: ReadonlyMap<string, Moment>;
  }>;
  readonly makeRoom: (room: NewHostedRoom) => Promise<void>;
  /** Writes a message with the room's last words and count; HostedConflict when the room is not as it was read. */
  readonly addMessage: (
    room: HostedRoom,
    message: NewHostedMessage,
  ) => Promise<void>;
  readonly markRoom: (id: string, marks: HostedMarks) => Promise<void>;
  /** Removes a room with all of its messages. */
  readonly removeRoom: (id: string) => Promise<void>;
}
