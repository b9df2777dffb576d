/** The `type` that pictures of people are sent in with (api-contract.md §2 "Profile and the rest"). */
export const PERSON_PICTURES = 'users';

/** The `type` that private pictures are sent in with: only their owner and the operator see them, by links that end. */
export const DOCUMENT_PICTURES = 'documents';

/** The `type` of private pictures for the chat: the other side of their room sees them, too, by links that end. */
export const CHAT_PICTURES = 'chat';

/** The types of pictures that are not for everybody. */
export const PRIVATE_PICTURES: readonly string[] = [
  DOCUMENT_PICTURES,
  CHAT_PICTURES,
];

/** The largest file that is taken as a person's picture: 5 MB. */
export const AVATAR_BYTES_MAX = 5_000_000;

/**
 * Key of the mutations that end the session of this very browser (logging out, closing the account). Until such a one has
 * its answer and its page, the live stream's word that a session ended is no news here (hooks/events/use-live-events).
 */
export const LEAVING = ['leaving'] as const;
