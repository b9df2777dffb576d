/** What a browser needs to reach the Firebase project; given with the token, never built in. */
export interface FirestoreConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** Hosts and ports of the emulators; null but for tests. */
  readonly emulator: {
    readonly auth: string;
    readonly firestore: string;
  } | null;
}

/** A room as our own server opened it: what its document in Firestore begins with. */
export interface OpenedRoom {
  readonly id: string;
  readonly role: string;
  readonly roleId: string;
  readonly title: string;
  readonly img: string | null;
  readonly simulated: boolean;
  readonly order_id: number | null;
  /** ISO; null: it stays open. */
  readonly closes_at: string | null;
}

/** What our server answers: a custom token for Firebase, and the room that was wished for. */
export interface FirestoreToken {
  readonly token: string;
  readonly config: FirestoreConfig;
  readonly chat: OpenedRoom | null;
}
