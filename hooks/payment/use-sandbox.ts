import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useHasPassed } from '@/hooks/group-order/use-seconds-left';
import type { SandboxSessionDto } from '@/server/contracts/payment';
import { formFailure } from '@/services/http/form-failure';
import {
  sandboxQueries,
  sandboxService,
} from '@/services/payment/sandbox-service';
import { leaveFor } from '@/utils/browser/leave-for';
import { FORMS } from '@/utils/constants/forms';
import { cardSchema } from '@/utils/payment/card-fields';
import { useBoundedCheck } from './use-bounded-check';

/**
 * A session of the sandbox provider: paying with a card, answering the bank's question. Once it is paid here, the tab
 * goes back to the shop; a payment that its bank has not decided is asked about for a minute.
 */
export function useSandbox(id: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = sandboxQueries.session(id);
  const { queryKey } = query;
  // asked for anew: Back brings the page as it was before it was paid
  const { data: session, refetch } = useQuery(query);
  const [isLeaving, setLeaving] = useState(false);
  const isExpired = useHasPassed(
    session?.status === 'open' || session?.status === 'challenge'
      ? session.expires_at
      : null,
  );

  function take(next: SandboxSessionDto): void {
    client.setQueryData(queryKey, next);
    if (next.status !== 'paid') return;
    setLeaving(true);
    leaveFor(next.return_url);
  }

  const card = useServerForm({
    name: FORMS.sandboxPay,
    initialValues: { number: '', expires: '', cvc: '' },
    schema: cardSchema,
    submit: async (values) => take(await sandboxService.pay(id, values)),
  });
  const question = useMutation({
    mutationFn: (word: 'approve' | 'refuse') =>
      sandboxService.challenge(id, word),
    onSuccess: take,
  });
  const decision = useBoundedCheck(
    session?.status === 'processing',
    async () => {
      const { data } = await refetch();
      if (data) take(data);
    },
  );

  return {
    session,
    card: { ...card, isBusy: card.isBusy || isLeaving },
    question: {
      answer: (word: 'approve' | 'refuse') => {
        if (!question.isPending && !isLeaving) question.mutate(word);
      },
      isBusy: question.isPending || isLeaving,
      /** Why the last answer did not get through; empty: it did. */
      failure: question.error
        ? formFailure(question.error, {
            offline: t('error.offline'),
            fault: t('error.fault'),
          }).message
        : '',
    },
    isLeaving,
    /** Its bank has not decided for a minute. */
    isUndecided: decision.isOver,
    isExpired,
  };
}
