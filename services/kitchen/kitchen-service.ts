import type {
  TicketActDto,
  TicketAnswerDto,
  TicketDto,
} from '@/server/contracts/kitchen/ticket';
import { api } from '@/services/http/client';

const TICKETS = '/rest/kitchen/tickets';

/** What a kitchen does with an order by a link. */
export const kitchenService = {
  ticket: (token: string) => api.get<TicketDto>(`${TICKETS}/${token}`),
  /** `outcome` stale: nothing was changed, as the order had moved on. */
  act: (token: string, body: TicketActDto) =>
    api.post<TicketAnswerDto>(`${TICKETS}/${token}/acts`, body),
};
