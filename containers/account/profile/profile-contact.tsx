import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FactList } from '@/components/ui/fact-list/fact-list';
import { Panel } from '@/components/ui/panel/panel';
import { phoneText } from '@/utils/account/phone-text';

type ProfileContactProps = Readonly<{
  email: string | null;
  phone: string | null;
}>;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How the customer is reached. */
export function ProfileContact({ email, phone }: ProfileContactProps) {
  const { t } = useTranslation();
  const ways = [
    {
      key: 'email',
      icon: <Mail {...icon} />,
      label: t('legal.email'),
      value: email,
    },
    {
      key: 'phone',
      icon: <Phone {...icon} />,
      label: t('legal.phone'),
      value: phone && phoneText(phone),
    },
  ].filter(({ value }) => value);
  if (ways.length === 0) return null;
  return (
    <Panel title={t('profile.contact')}>
      <FactList
        ruled
        facts={ways.map(({ icon: mark, key, label, value }) => ({
          key,
          icon: mark,
          title: <bdi dir="ltr">{value}</bdi>,
          text: label,
        }))}
      />
    </Panel>
  );
}
