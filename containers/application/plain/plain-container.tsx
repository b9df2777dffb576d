import dynamic from 'next/dynamic';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { LinkButton } from '@/components/ui/button/button';
import {
  ApplicationLanding,
  SignInWays,
} from '@/containers/application/shared/application-landing';
import { useShell } from '@/contexts/shell-context';
import {
  useIsApplying,
  useOwnApplication,
} from '@/hooks/application/use-application';
import { isSent } from '@/utils/application/application';
import type { KindTypes } from '@/utils/application/kind';
import type { PlainSpec } from '@/utils/application/plain-kind';
import { withTexts } from '@/utils/browser/tab-texts';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { routes } from '@/utils/shell/routes';

// named by the page, as a browser loads before it takes over the HTML only that; loaded after the page of another step
const PhoneProof = dynamic(() =>
  untilLoaded(
    withTexts(['account', 'auth', 'form'], () => import('./phone-proof')),
  ).then((module) => module.PhoneProof),
);

type WithSpec<K extends KindTypes> = Readonly<{ spec: PlainSpec<K> }>;

/** The way in: by signing in, or on to where the own application stands. */
function Ways<K extends KindTypes>({ spec }: WithSpec<K>) {
  const { t } = useTranslation('application');
  const { user } = useShell();
  const { application } = useOwnApplication(spec);
  const { entry: form, sent } = spec;
  if (!user)
    return (
      <SignInWays login={routes.login(form)} register={routes.register(form)} />
    );
  const status = application?.status;
  const isBegun = status === 'draft' || status === 'rejected';
  // whoever was refused goes on where every part is in sight
  const own = status === 'rejected' ? sent : form;
  function words(): string {
    if (isSent(status)) return t('application.show');
    return isBegun ? t('driver.goOn') : t('driver.apply');
  }
  return (
    <LinkButton href={own} size="l" prefetch={false} rel="nofollow">
      {words()}
    </LinkButton>
  );
}

type PlainContainerProps<K extends KindTypes> = WithSpec<K> &
  Readonly<{
    /** The own application, which loads once somebody applies. `proof`: proves a phone. */
    application: (proof: ReactNode) => ReactNode;
    aside: ReactNode;
    /** Of what comes after the answer. */
    icon: ReactNode;
    apps?: ReactNode;
  }>;

/** The page of a kind that is a list of fields: what it is like, for everybody; `?step=` is the own application of who is signed in. */
export function PlainContainer<K extends KindTypes>(
  props: PlainContainerProps<K>,
) {
  const { application, spec, ...landing } = props;
  const { phoneStep, steps } = spec;
  const isApplying = useIsApplying(spec);
  const isProving = isApplying && phoneStep !== null;
  useEffect(() => {
    if (isProving)
      withTexts(
        ['account', 'auth', 'form'],
        () => import('./phone-proof'),
      )().catch(() => undefined);
  }, [isProving]);
  if (isApplying)
    return application(
      phoneStep && <PhoneProof then={steps.href(phoneStep)} />,
    );
  return (
    <ApplicationLanding
      {...landing}
      spec={spec}
      actions={<Ways spec={spec} />}
    />
  );
}
