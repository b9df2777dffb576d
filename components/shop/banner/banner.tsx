import { clsx as cx } from 'clsx';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { buttonClass } from '@/components/ui/button/button';
import { Picture } from '@/components/ui/picture/picture';
import styles from './banner.module.css';

type BannerProps = Readonly<{
  banner: Readonly<{
    img: string;
    href: string | null;
    tone: 'dark' | 'light';
    kicker: string | null;
    title: string;
    text: string | null;
    button: string | null;
  }>;
  lang: string;
  /** The first, widest one. */
  large: boolean;
}>;

/** A promotion; the whole of it is one link when it leads somewhere. */
export function Banner({ banner, lang, large }: BannerProps) {
  const { button, href, img, kicker, text, title, tone } = banner;
  const look = cx(styles.banner, styles[tone], large && styles.large);
  const body = (
    <>
      <Picture
        className="cover"
        src={img}
        width={560}
        height={220}
        sizes="(max-width: 600px) 440px, 560px"
      />
      {kicker && large && <span className={styles.kicker}>{kicker}</span>}
      <span className={styles.title}>{title}</span>
      {text && <span className={styles.text}>{text}</span>}
      {button && href && (
        <span
          className={buttonClass(
            { size: 's', className: styles.button },
            false,
          )}
        >
          {button}
        </span>
      )}
    </>
  );
  if (!href) return <div className={look}>{body}</div>;
  return (
    <SiteLink href={href} lang={lang} className={look}>
      {body}
    </SiteLink>
  );
}
