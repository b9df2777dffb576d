import { useRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import {
  ApplicationForm,
  type ApplicationScreen,
} from '@/containers/application/shared/application-form';
import { ApplicationHelp } from '@/containers/application/shared/application-landing';
import { OwnApplication } from '@/containers/application/shared/application-steps';
import { useProfile } from '@/hooks/account/use-profile';
import type { ApplicationDto } from '@/server/contracts/application/application';
import type { KindTypes } from '@/utils/application/kind';
import type {
  PlainFacts,
  PlainSpec,
  PlainTypes,
} from '@/utils/application/plain-kind';
import { plainScreen } from './plain-screen';

type Plain = KindTypes & { readonly facts: PlainFacts };

type OwnProps<K extends Plain> = Readonly<{
  spec: PlainSpec<K>;
  screen: ApplicationScreen<K>;
  /** What has become of one that was sent. */
  sent: (application: ApplicationDto<K['data']>) => ReactNode;
  /** Proves a phone, in the step that asks for one, while there is none or another is wanted. */
  proof: ReactNode;
}>;

type FormProps<K extends Plain> = Omit<OwnProps<K>, 'sent'> &
  Readonly<{ application: ApplicationDto<K['data']> | null }>;

function PlainForm<K extends Plain>(props: FormProps<K>) {
  const { application, proof, screen, spec } = props;
  const { query } = useRouter();
  const facts = { person: useProfile().profile, now: new Date() };
  const isWanted = !facts.person?.proved_phone || query.change === 'phone';
  return (
    <ApplicationForm
      screen={screen}
      application={application}
      facts={facts}
      above={({ step }) => step === spec.phoneStep && isWanted && proof}
    />
  );
}

/** The own application of a kind that is a list of fields: its form, or what has become of it. */
export function OwnPlain<K extends Plain>(props: OwnProps<K>) {
  const { sent, ...form } = props;
  const { failed, profile, retry } = useProfile();
  return (
    <OwnApplication<K>
      spec={props.spec}
      needs={{ isThere: !!profile, isFailed: failed && !profile, retry }}
      form={(application) => <PlainForm {...form} application={application} />}
      sent={sent}
    />
  );
}

/** The same of a kind without screens of its own. */
export function PlainApplication(props: Omit<OwnProps<PlainTypes>, 'screen'>) {
  const { spec } = props;
  const { t } = useTranslation();
  const [screen] = useState(() =>
    plainScreen(spec, () => <ApplicationHelp subject={t(spec.words.header)} />),
  );
  return <OwnPlain {...props} screen={screen} />;
}
