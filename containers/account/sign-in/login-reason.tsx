import { useTranslation } from '@/utils/i18n/use-translation';
import { loginReason } from '@/utils/account/login-reason';

type LoginReasonProps = Readonly<{
  /** The page that the person came from. */
  from: string;
  isForGroup: boolean;
}>;

/** Why one is asked to log in; nothing where the page came from says none. */
export function LoginReason({ from, isForGroup }: LoginReasonProps) {
  const { t } = useTranslation();
  const reason = loginReason(from, isForGroup);
  return reason && t(reason);
}
