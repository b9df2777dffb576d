/** Wakes the streams of this process; the events themselves are read from the database. */
export interface EventHub {
  /** Calls back at every wake of the topic until the returned function is called. */
  subscribe(topic: string, wake: () => void): () => void;
  wake(topic: string): void;
  /** When wakes may have been missed. */
  wakeAll(): void;
  readonly size: number;
}
