import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '@/components/ui/button/button-class';
import { useHandOn } from '@/hooks/browser/use-hand-on';
import styles from './post.module.css';

type PostShareProps = Readonly<{
  title: string;
  text: string;
  /** Absolute, or of this site where its address is not known. */
  url: string;
}>;

const look = {
  variant: 'secondary',
  size: 's',
  className: styles.share,
} as const;

/** Hands a post on by the device's own sheet or the clipboard; without script it is a mail with its address. */
export function PostShare({ text, title, url }: PostShareProps) {
  const { t } = useTranslation();
  const { share } = useHandOn();
  const mail = new URLSearchParams({ subject: title, body: url });
  return (
    <a
      className={buttonClass(look, false)}
      href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
      onClick={(event) => {
        event.preventDefault();
        const whole = new URL(url, window.location.href).href;
        void share({ title, text, url: whole });
      }}
    >
      <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('share.action')}
    </a>
  );
}
