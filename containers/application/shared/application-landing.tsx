import '@/styles/families/application';
import { clsx as cx } from 'clsx';
import { CalendarClock, ClipboardList, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Prose } from '@/components/content/prose/prose';
import { StoreLink } from '@/components/shell/store-link/store-link';
import { buttonClass, LinkButton } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { useApplicationText } from '@/hooks/application/use-application';
import { useSettings } from '@/hooks/shell/use-settings';
import type { ApplicationSpec, KindTypes } from '@/utils/application/kind';
import { phoneText } from '@/utils/account/phone-text';
import { mailAddress } from '@/utils/order/mail-address';
import { webAddress } from '@/utils/shell/store-addresses';
import landing from './application-landing.module.css';
import styles from './shared.module.css';

const icon = { size: 20 } as const;
const large = { ...icon, size: 24 };

type AsideFactProps = Readonly<{
  icon: ReactNode;
  title: string;
  text?: ReactNode;
}>;

/** A line of a card beside the form: what something costs, when it is paid. */
export function AsideFact({ icon, text, title }: AsideFactProps) {
  return (
    <div className={landing.fact}>
      {icon}
      <p>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </p>
    </div>
  );
}

/** Whom to ask; nothing where the house says neither a phone nor a mail address. `subject`: the mail's. */
export function ApplicationHelp({ subject }: Readonly<{ subject: string }>) {
  const { t } = useTranslation(['application', 'form']);
  const { email, phone } = useSettings();
  if (!email && !phone) return null;
  const look = buttonClass({ variant: 'line', block: true }, false);
  return (
    <Panel title={t('application.help')}>
      <div className={styles.ways}>
        {phone && (
          <a href={`tel:${phone}`} className={look}>
            <span className={styles.way}>
              <Phone {...icon} />
              <bdi dir="ltr">{phoneText(phone)}</bdi>
            </span>
          </a>
        )}
        {email && (
          <a href={mailAddress(email, subject)} className={look}>
            <span className={styles.way}>
              <Mail {...icon} />
              {t('order.help.mail')}
            </span>
          </a>
        )}
      </div>
    </Panel>
  );
}

type WorkAppsProps = Readonly<{
  /** Settings of the operator; what is no web address is left out. */
  ios: string | undefined;
  android: string | undefined;
}>;

/** The apps in which sellers or couriers work, where the house has them. */
export function WorkApps(props: WorkAppsProps) {
  const ios = webAddress(props.ios);
  const android = webAddress(props.android);
  if (!ios && !android) return null;
  return (
    <div className={styles.apps}>
      {ios && <StoreLink store="apple" href={ios} />}
      {android && <StoreLink store="google" href={android} />}
    </div>
  );
}

type SignInWaysProps = Readonly<{
  /** Both lead back to the application. */
  login: string;
  register: string;
}>;

/** A visitor's way into an application: an account comes first. */
export function SignInWays({ login, register }: SignInWaysProps) {
  const { t } = useTranslation(['application', 'form']);
  return (
    <>
      <LinkButton href={login} size="l" prefetch={false} rel="nofollow">
        {t('application.signIn')}
      </LinkButton>
      <LinkButton
        href={register}
        size="l"
        variant="line"
        prefetch={false}
        rel="nofollow"
      >
        {t('auth.login.create')}
      </LinkButton>
    </>
  );
}

/** What the house itself says about selling or driving here, where it says something. */
function LandingText({ slug }: Readonly<{ slug: string }>) {
  const text = useApplicationText(slug);
  return (
    text && (
      <section className={styles.text} {...text.written}>
        <Prose look="landing" html={text.html} />
      </section>
    )
  );
}

type LandingProps = Readonly<{
  /** The page's h1. */
  title: string;
  text: string;
  actions: ReactNode;
  /** A drawing beside the words. */
  picture?: string;
  /** Cards beside the content, below it where it is narrow. */
  aside: ReactNode;
  children: ReactNode;
}>;

/** What it is to work with us, for a visitor: a promise, the way in, and what belongs to it. */
function Landing(props: LandingProps) {
  const { actions, aside, children, picture, text, title } = props;
  return (
    <div className={landing.page}>
      <div className={landing.hero}>
        <div className={landing.words}>
          <h1 className={landing.title}>{title}</h1>
          <p className={landing.text}>{text}</p>
          <div className={landing.actions}>{actions}</div>
        </div>
        {picture && (
          <img
            src={picture}
            alt=""
            width={960}
            height={720}
            className={landing.picture}
          />
        )}
      </div>
      <div className={landing.columns}>
        <div className={landing.main}>{children}</div>
        <aside className={landing.aside}>{aside}</aside>
      </div>
    </div>
  );
}

type LandingPointsProps = Readonly<{
  title: string;
  /** One after the other: they are numbered. */
  isOrdered?: boolean;
  points: readonly Readonly<{ icon: ReactNode; title: string; text: string }>[];
}>;

/** A few reasons, or the steps of a way, side by side. */
function LandingPoints(props: LandingPointsProps) {
  const { isOrdered = false, points, title } = props;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section>
      <h2 className={landing.heading}>{title}</h2>
      <List className={cx(landing.points, isOrdered && landing.ordered)}>
        {points.map((point) => (
          <li key={point.title} className={landing.point}>
            <span className={landing.icon}>{point.icon}</span>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}

type ApplicationLandingProps = Readonly<{
  spec: Pick<ApplicationSpec<KindTypes>, 'picture' | 'slug' | 'words'>;
  /** The ways in. */
  actions: ReactNode;
  aside: ReactNode;
  /** Of what comes after the answer. */
  icon: ReactNode;
  apps?: ReactNode;
}>;

/** For everybody: what it is like, how it goes, what the operator says, and the way in. */
export function ApplicationLanding(props: ApplicationLandingProps) {
  const { actions, apps, aside, icon: thenIcon, spec } = props;
  const { picture, slug, words } = spec;
  const { then } = words;
  const { t } = useTranslation('application');
  return (
    <Landing
      title={t(words.header)}
      text={t(words.landing)}
      actions={actions}
      picture={picture}
      aside={aside}
    >
      <LandingPoints
        title={t('seller.how')}
        isOrdered
        points={[
          {
            icon: <ClipboardList {...large} />,
            title: t('seller.how.apply'),
            text: t('seller.how.apply.text'),
          },
          {
            icon: <CalendarClock {...large} />,
            title: t('seller.how.answer'),
            text: t('seller.how.answer.text'),
          },
          { icon: thenIcon, title: t(then.title), text: t(then.text) },
        ]}
      />
      {slug && <LandingText slug={slug} />}
      {apps}
    </Landing>
  );
}
