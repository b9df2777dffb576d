import type { OutboxMessageDto } from '@/server/contracts/operator/outbox';
import type { OutboxRow } from '@/server/repositories/notice/outbox-repository';

/** A message of the development outbox as the contract has it. */
export function presentOutboxMessage(row: OutboxRow): OutboxMessageDto {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    ...(row.code && { code: row.code }),
    created_at: row.createdAt.toISOString(),
  };
}
