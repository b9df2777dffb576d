import { useTranslation } from 'react-i18next';
import {
  CardForm,
  type CardValues,
} from '@/components/payment/card-form/card-form';
import { SandboxFrame } from '@/components/payment/sandbox-frame/sandbox-frame';
import { TestCards } from '@/components/payment/test-cards/test-cards';
import { Price } from '@/components/money/price/price';
import { useContentFocus } from '@/hooks/shell/use-content-focus';
import { useSandbox } from '@/hooks/payment/use-sandbox';
import type { SandboxSessionDto } from '@/server/contracts/payment';
import { cardNumberText, freshExpiry } from '@/utils/payment/card-fields';
import { SandboxEnd } from './sandbox-end';
import { SandboxQuestion } from './sandbox-question';
import styles from './sandbox.module.css';

type Sandbox = ReturnType<typeof useSandbox>;
type StepProps = Readonly<{ sandbox: Sandbox; session: SandboxSessionDto }>;

function Card({ sandbox: { card }, session }: StepProps) {
  const { t } = useTranslation();
  const { amount, cancel_url: cancelUrl, currency, declined } = session;
  const fill = (number: string): Partial<CardValues> => ({
    number,
    expires: freshExpiry(new Date()),
    cvc: '123',
  });
  const told = declined && !card.isBusy && t(`sandbox.declined.${declined}`);
  return (
    <>
      <CardForm
        form={card.formProps}
        values={card.values}
        errors={card.errors}
        onChange={card.change}
        alert={card.failure.message || told || ''}
        isDeclined={Boolean(told)}
        isBusy={card.isBusy}
        action={
          <>
            {t('checkout.pay')} <Price amount={amount} currency={currency} />
          </>
        }
      />
      <p className={styles.way}>
        <a href={cancelUrl} className={styles.link}>
          {t('sandbox.back')}
        </a>
      </p>
      <TestCards
        cards={session.test_cards}
        onPick={(number) => card.change(fill(cardNumberText(number)))}
      />
    </>
  );
}

/** The step that a session is at. */
function Step({ sandbox, session }: StepProps) {
  const { isExpired, isLeaving, isUndecided } = sandbox;
  const { status } = session;
  if (isExpired || status === 'closed')
    return <SandboxEnd kind="closed" href={session.cancel_url} />;
  if (status === 'paid')
    return (
      <SandboxEnd kind="paid" href={session.return_url} isBusy={isLeaving} />
    );
  if (status === 'processing')
    return (
      <SandboxEnd
        kind="processing"
        href={session.return_url}
        isBusy={!isUndecided}
      />
    );
  if (status === 'challenge')
    return <SandboxQuestion question={sandbox.question} session={session} />;
  return <Card sandbox={sandbox} session={session} />;
}

/** /payments/sandbox/{session}: the hosted payment page of the sandbox provider. */
export function SandboxContainer({ id }: Readonly<{ id: string }>) {
  const sandbox = useSandbox(id);
  const { session } = sandbox;
  useContentFocus(session?.status);
  if (!session) return null;
  const { amount, currency, title } = session;
  return (
    <SandboxFrame title={title} amount={amount} currency={currency}>
      <Step sandbox={sandbox} session={session} />
    </SandboxFrame>
  );
}
