import type { ChatDesk } from '@/server/domain/chat/chat-desk';

/** Who answers for support in the example city. */
export const AGENT_NAME = 'Kamola';

/** What every name of the agent's says: nobody takes it for a person. */
export const demoName = (name: string): string => `${name} (demo)`;

/** The example city: a program answers, until it gives a room to people. */
export const demoDesk: ChatDesk = {
  whoAnswers: ({ handedOverAt, role }) =>
    handedOverAt
      ? { agent: null, isSimulated: false }
      : {
          agent: role === 'admin' ? demoName(AGENT_NAME) : null,
          isSimulated: true,
        },
};
