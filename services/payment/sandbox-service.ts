import { queryOptions } from '@tanstack/react-query';
import type {
  SandboxPayBodyDto,
  SandboxSessionDto,
} from '@/server/contracts/payment';
import { api } from '@/services/http/client';

const pathOf = (id: string): string =>
  `/sandbox/sessions/${encodeURIComponent(id)}`;

/** The sandbox provider's hosted payment page. */
export const sandboxService = {
  session: (id: string) => api.get<SandboxSessionDto>(pathOf(id)),
  pay: (id: string, card: SandboxPayBodyDto) =>
    api.post<SandboxSessionDto>(`${pathOf(id)}/pay`, card),
  challenge: (id: string, answer: 'approve' | 'refuse') =>
    api.post<SandboxSessionDto>(`${pathOf(id)}/challenge`, { answer }),
};

export const sandboxQueries = {
  session: (id: string) =>
    queryOptions({
      queryKey: ['sandbox', id],
      queryFn: () => sandboxService.session(id),
      staleTime: 0,
    }),
};
