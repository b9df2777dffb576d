import type { ChatDesk } from '@/server/domain/chat/chat-desk';
import type { Dispatch, MapPoint } from '@/server/domain/order/dispatch';
import type { Db } from '@/server/db/client';
import type { ServerEnv } from '@/server/env';
import type { ExampleCity, ProcessParts, Services } from '@/server/context';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { PaymentGateway } from '@/server/domain/payment/payment-gateway';
import type { AppEnv } from '@/server/http/app-env';

export interface SeedOptions {
  /** How many shops and products; omitted: the city as it was written. */
  readonly shops?: number;
  readonly products?: number;
  /** The moment the city opens; "closed today" is this day. */
  readonly now: Date;
  /** With two accounts, their past orders, posts and jobs. */
  readonly demo: boolean;
  readonly onProgress?: (fraction: number, text: string) => void;
}

export interface SeedCounts {
  readonly restaurants: number;
  readonly shops: number;
  readonly products: number;
}

/** A provider of card payments of the example's own, for trying them out. */
export interface SandboxPlugIn {
  readonly gateway: PaymentGateway;
  /** Its page, and the calls of its sessions. */
  readonly mount: (apps: Record<'api' | 'app', OpenAPIHono<AppEnv>>) => void;
  /** Delivers its webhooks, and forgets old pages, until the process ends. */
  readonly start: (db: Db) => void;
}

/** What the folder `example` brings to a server: a city, and programs that play its other side (docs/adr/0046). */
export interface ExamplePlugIn {
  /** The middle of the city. */
  readonly location: MapPoint;
  /** Its map and addresses. */
  readonly city: ExampleCity;
  readonly pictures: {
    /** The folder of the committed files. */
    readonly folder: string;
    /** A sharper drawing of that width than the file's; null: the file is best. */
    readonly drawn: (path: string, width: number) => Promise<string | null>;
  };
  /** Programs that answer customers. */
  readonly desk: ChatDesk;
  /** Moves orders on; `speed` 1 takes three minutes from new to delivered. */
  readonly dispatch: (speed: number) => Dispatch;
  /** Fills an empty, migrated database in one transaction; null when there already are shops. */
  readonly seed: (db: Db, options: SeedOptions) => Promise<SeedCounts | null>;
  /** Empties every table that the seed fills. */
  readonly empty: (db: Db) => Promise<void>;
  /** Adds what an earlier version's city lacks. */
  readonly complete: (db: Db) => Promise<void>;
  readonly sandbox: (parts: ProcessParts) => SandboxPlugIn;
  /** Starts the simulator and the chat agent; they end with the process. */
  readonly start: (process: {
    readonly db: Db;
    readonly env: ServerEnv;
    readonly services: Services;
  }) => void;
}
