import type { RingDto } from '@/server/contracts/kitchen/ring';
import type {
  TicketActDto,
  TicketAnswerDto,
  TicketDto,
} from '@/server/contracts/kitchen/ticket';
import { api } from '@/services/http/client';

const TICKETS = '/rest/kitchen/tickets';
const RINGS = '/rest/kitchen/rings';

/** What a kitchen does with an order by a link. */
export const kitchenService = {
  ticket: (token: string) => api.get<TicketDto>(`${TICKETS}/${token}`),
  /** `outcome` stale: nothing was changed, as the order had moved on. */
  act: (token: string, body: TicketActDto) =>
    api.post<TicketAnswerDto>(`${TICKETS}/${token}/acts`, body),
  /** Whether a shop is asked if it hears, and whether it answered. */
  ring: (token: string) => api.get<RingDto>(`${RINGS}/${token}`),
  /** It hears. */
  answerRing: (token: string) => api.post<RingDto>(`${RINGS}/${token}`, {}),
};
