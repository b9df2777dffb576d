/** The kinds of news that the inbox has a tab for; `all` is no kind. */
export const INBOX_KINDS = [
  'order_status',
  'refund',
  'wallet',
  'news',
  'application',
  'message',
] as const;

export type InboxKind = (typeof INBOX_KINDS)[number];

export function isInboxKind(value: unknown): value is InboxKind {
  return INBOX_KINDS.some((kind) => kind === value);
}

/** The addresses of the inbox; paths carry no language prefix. */
export const inboxRoutes = {
  all: () => '/notifications',
  /** Its news of one kind; null: all. */
  kind: (kind: InboxKind | null) =>
    kind ? `/notifications?type=${kind}` : '/notifications',
  /** The inbox with a room of the chat open on it. */
  chat: (id: string) => `/notifications?chat=${encodeURIComponent(id)}`,
} as const;
