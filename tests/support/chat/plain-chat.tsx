import { useState } from 'react';
import { useLogout } from '@/hooks/account/use-logout';
import { useChatConnection } from '@/hooks/chat/use-chat-connection';
import { useChatRoom } from '@/hooks/chat/use-chat-room';
import { useChatRooms } from '@/hooks/chat/use-chat-rooms';
import type { ChatMessage } from '@/utils/chat/chat';

function Bubble({
  message,
  onResend,
}: Readonly<{ message: ChatMessage; onResend: () => void }>) {
  return (
    <li>
      {message.content} ({message.state})
      {message.state === 'failed' && <button onClick={onResend}>again</button>}
    </li>
  );
}

/** A room as plain as can be. */
function Room({ id }: Readonly<{ id: string }>) {
  const room = useChatRoom(id);
  return (
    <section>
      <ul aria-label="messages">
        {room.messages?.map((message) => (
          <Bubble
            key={message.id}
            message={message}
            onResend={() => room.resend(message.id)}
          />
        ))}
      </ul>
      {room.hasOlder && (
        <button onClick={() => void room.loadOlder()}>older</button>
      )}
      <input
        aria-label="text"
        value={room.draft}
        onChange={({ target }) => room.setDraft(target.value)}
      />
      <button onClick={() => room.send(room.draft)}>send</button>
      <button onClick={room.markRead}>read</button>
      <output aria-label="network">
        {room.isOffline ? 'offline' : 'online'}
      </output>
    </section>
  );
}

function OpenChat() {
  useChatConnection();
  const { error, open, retry, rooms } = useChatRooms();
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      {error && <button onClick={retry}>retry</button>}
      <output aria-label="unread">
        {rooms?.map(({ unread }) => unread).join() ?? 'loading'}
      </output>
      <button onClick={() => void open({ role: 'admin' }).then(setId)}>
        support
      </button>
      {id !== null && <Room id={id} />}
    </>
  );
}

/** A page with a button of the chat, to test its hooks by. */
export function PlainChat() {
  const [isOpen, setOpen] = useState(false);
  const logout = useLogout();
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>chat</button>
      <button onClick={() => logout.mutate()}>log out</button>
      {isOpen && <OpenChat />}
    </>
  );
}
