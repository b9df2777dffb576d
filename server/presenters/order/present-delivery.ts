import type { DeliveryDto } from '@/server/contracts/operator/outbox';
import type { DeliveryRow } from '@/server/repositories/notice/dead-letter-repository';

/** How sending went, as the contract has it; `to` is the masked recipient. */
export function presentDelivery(row: DeliveryRow, to: string): DeliveryDto {
  const isDead = row.status === 'failed';
  return {
    id: row.id,
    channel: row.channel,
    to,
    subject: row.subject,
    status: row.status === 'failed' ? 'dead' : row.status,
    attempts: row.attempts,
    last_error: row.lastError,
    next_attempt_at:
      row.status === 'pending' ? row.nextAttemptAt.toISOString() : null,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    can_retry: isDead && row.hasBody,
  };
}
