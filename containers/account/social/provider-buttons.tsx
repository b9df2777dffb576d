import { useTranslation } from '@/utils/i18n/use-translation';
import { SocialMark } from '@/components/account/social-marks/social-mark';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import {
  useSocialSignIn,
  type WaitingLink,
} from '@/hooks/account/use-social-sign-in';
import type { SocialAuth, SocialConfig } from '@/utils/account/social';
import styles from './social-buttons.module.css';

const NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook' };
const ORDER = ['google', 'apple', 'facebook'] as const;

export type SocialButtonsProps = Readonly<{
  onLink: (link: WaitingLink) => void;
  /** Tests bring a sign-in of their own. */
  load?: (config: SocialConfig) => Promise<SocialAuth>;
}>;

/** A button per configured provider, below a line that says so; what went wrong stands above them. */
export function ProviderButtons({
  config,
  load,
  onLink,
}: SocialButtonsProps & Readonly<{ config: SocialConfig }>) {
  const { t } = useTranslation('form');
  const { busy, press, problem } = useSocialSignIn({ config, load, onLink });
  return (
    <section className={styles.social} aria-label={t('social.or')}>
      <p className={styles.or} aria-hidden="true">
        {t('social.or')}
      </p>
      {problem && <FormAlert>{problem}</FormAlert>}
      <div className={styles.buttons}>
        {ORDER.filter((name) => config.providers.includes(name)).map((name) => (
          <Button
            key={name}
            variant="line"
            block
            icon={<SocialMark provider={name} />}
            loading={busy === name}
            onClick={() => void press(name)}
          >
            {NAMES[name]}
          </Button>
        ))}
      </div>
    </section>
  );
}
