import { Laptop, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionRow } from '@/components/account/action-row/action-row';
import { Badge } from '@/components/ui/badge/badge';
import { useReturnFocus } from '@/hooks/form/use-return-focus';
import { useMoment } from '@/hooks/i18n/use-moment';
import type { SignedInDto } from '@/server/contracts/account/session';
import { EndSessionForm, type EndSessionProps } from './end-session-form';

type SessionRowProps = Readonly<{ session: SignedInDto }> &
  Omit<EndSessionProps, 'label' | 'opener' | 'question' | 'which'>;

/** One device: what it is, when it was used last, when and from where it was logged in, and its end. */
export function SessionRow({ session, ...end }: SessionRowProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const { address, created_at: since, current, device, id } = session;
  const names = [device.browser, device.system].filter(Boolean);
  const name = names.join(' · ') || t('sessions.unknown');
  const Icon = device.handheld ? Smartphone : Laptop;
  const facts = [
    current
      ? t('sessions.thisDevice')
      : t('sessions.lastUsed', { when: moment(session.last_used_at) }),
    t('sessions.since', { when: moment(since) }),
    address && `\u2066${address}\u2069`,
  ].filter(Boolean);
  const isAsked = end.asked === id;
  const opener = useReturnFocus<HTMLButtonElement>(isAsked);
  const form = (
    <EndSessionForm
      {...end}
      which={id}
      opener={opener}
      label={t('sessions.end')}
      name={name}
      question={t('sessions.ask', { device: name })}
    />
  );
  return (
    <ActionRow
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
      title={<bdi>{name}</bdi>}
      note={facts.join(' · ')}
      action={
        current ? (
          <Badge tone="success">{t('sessions.now')}</Badge>
        ) : (
          !isAsked && form
        )
      }
    >
      {isAsked && form}
    </ActionRow>
  );
}
