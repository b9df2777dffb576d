import type { Logger } from 'pino';
import type { CurrencyDto } from './contracts/settings';
import type { SignInLimits } from '@/server/domain/account/limit/sign-in-limits';
import type { SessionUser } from '@/server/domain/account/session/session-user';
import type { SocialVerifier } from '@/server/domain/account/social/social-verifier';
import type { ChatDesk } from './domain/chat/chat-desk';
import type { FirestoreConfig } from '@/utils/chat/firestore-config';
import type { HostedChat } from './domain/chat/hosted/hosted-chat';
import type { EventHub } from './domain/event/event-hub';
import type { Geocoder } from './domain/address/geocoder';
import type { MapSource } from './domain/address/map-source';
import type { WebhookGateway } from './domain/kitchen/webhook-gateway';
import type { PushGateway } from './domain/notice/push/push-gateway';
import type { Dispatch } from './domain/order/dispatch';
import type {
  PaymentGateway,
  PaymentGateways,
} from './domain/payment/payment-gateway';
import type { PaymentMethods } from './domain/payment/payment-method';
import type { BrandArt } from './domain/picture/brand-art';
import type { PictureEncoder } from './domain/picture/picture-encoder';
import type { Pictures } from './domain/picture/pictures';
import type { RemotePictures } from './domain/picture/remote-pictures';
import type { Storage } from './domain/picture/storage';
import type { Db } from './db/client';

/** The city of the example: served to a database that its seed has filled, and to no other. */
export interface ExampleCity {
  readonly geocoder: Geocoder;
  readonly map: MapSource;
}

/** Until when each room can be written in, in seconds; 0: for good. */
export type RoomClaims = Readonly<Record<string, number>>;

/** Lets people into the hosted service that carries chat. */
export interface ChatTokens {
  readonly config: FirestoreConfig;
  readonly mint: (person: {
    readonly uid: string;
    readonly claims: { readonly rooms: RoomClaims };
    readonly now: Date;
  }) => Promise<string>;
}

/**
 * What every use case gets: a plain object, so that domain code is callable from tests and scripts.
 * Inside a transaction pass on `inTransaction`'s context, whose `db` is the transaction.
 */
export interface Ctx {
  readonly db: Db;
  readonly user: SessionUser | null;
  readonly lang: string;
  /** Amounts are answered in this currency. */
  readonly currency: CurrencyDto;
  readonly now: Date;
  readonly log: Logger;
  readonly requestId: string;
  /** The browser's address, also for calls made in process. */
  readonly clientAddress: string;
  /** What the browser calls itself, at most 500 characters, also for calls made in process; empty when it says nothing. */
  readonly userAgent: string;
  readonly signIn: SignInLimits;
  /** How many searches this process makes at once. */
  readonly searchesAtOnce: number;
  /** The configured service of addresses; null: none. Who knows the site's: domain/address/site-place.ts. */
  readonly geocoder: Geocoder | null;
  /** Map and addresses of the example city; null where it is away. */
  readonly example: ExampleCity | null;
  /** Whether a message to this kind of address reaches somebody. */
  readonly reaches: Readonly<Record<'email' | 'phone', boolean>>;
  readonly pictures: Pictures;
  /** Makes the icons and the link preview of the brand. */
  readonly brandArt: BrandArt;
  /** Fetches pictures that the operator names by their address. */
  readonly remotePictures: RemotePictures;
  /** Makes files of our own of the pictures that people send in. */
  readonly pictureEncoder: PictureEncoder;
  /** Keeps what people send in. */
  readonly storage: Storage;
  /** The ways to pay that this installation can carry out. */
  readonly payments: PaymentMethods;
  /** The providers of card payments. */
  readonly gateways: PaymentGateways;
  /** Checks sign-ins by Google, Facebook and Apple; null where none is configured. */
  readonly social: SocialVerifier | null;
  /** Lets people into Firestore; null where chat goes by this server. */
  readonly chatTokens: ChatTokens | null;
  /** Rooms and messages of Firestore; null where chat goes by this server. */
  readonly hostedChat: HostedChat | null;
  /** The site's own address for whoever asks, also in messages, without a slash at its end (http/site-address.ts). */
  readonly siteUrl: string;
  /** Who moves orders on. */
  readonly dispatch: Dispatch;
  /** Who sits at the other side of the chat. */
  readonly desk: ChatDesk;
  /** Wakes the event streams of this process. */
  readonly events: EventHub;
  /** Hands messages to the push services. */
  readonly push: PushGateway;
  /** Calls the systems of shops. */
  readonly webhooks: WebhookGateway;
}

/** What a process's contexts have in common: the operator's settings and the outside world. */
export type Services = Pick<
  Ctx,
  | 'brandArt'
  | 'chatTokens'
  | 'desk'
  | 'dispatch'
  | 'events'
  | 'example'
  | 'gateways'
  | 'geocoder'
  | 'hostedChat'
  | 'payments'
  | 'pictureEncoder'
  | 'pictures'
  | 'push'
  | 'reaches'
  | 'remotePictures'
  | 'searchesAtOnce'
  | 'signIn'
  | 'siteUrl'
  | 'social'
  | 'storage'
  | 'webhooks'
>;

/** What services need of the process they are in. */
export interface ProcessParts {
  readonly db: () => Promise<Db>;
  /** Tests put faults between the provider and us. */
  readonly gateway?: (real: PaymentGateway) => PaymentGateway;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
}

/** A context with a signed-in user. */
export type UserCtx = Ctx & { readonly user: SessionUser };
