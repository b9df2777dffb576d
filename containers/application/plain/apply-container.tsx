import { CircleCheck } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import {
  ApplicationLayout,
  type FramedProps,
} from '@/containers/application/shared/application-frame';
import { ApplicationHelp } from '@/containers/application/shared/application-landing';
import type { PlainTypes } from '@/utils/application/plain-kind';
import { applyKind } from '@/utils/application/apply-kind';
import { PlainContainer } from './plain-container';
import { withTexts } from '@/utils/browser/tab-texts';

// who only reads loads neither
const PlainApplication = dynamic(() =>
  withTexts(
    ['account', 'account-menu', 'application', 'date', 'form'],
    () => import('./plain-application'),
  )().then((module) => module.PlainApplication),
);
const PlainState = dynamic(() =>
  withTexts(
    ['account', 'account-menu', 'application', 'date', 'form'],
    () => import('./plain-state'),
  )().then((module) => module.PlainState<PlainTypes>),
);

/** /apply/{kind}: a kind of application without screens of its own. */
export function ApplyContainer() {
  const { t } = useTranslation();
  const spec = applyKind(useRouter().query.kind);
  return (
    spec && (
      <PlainContainer
        key={spec.form}
        spec={spec}
        application={(proof) => (
          <PlainApplication
            spec={spec}
            proof={proof}
            sent={(application) => (
              <PlainState spec={spec} application={application} />
            )}
          />
        )}
        aside={<ApplicationHelp subject={t(spec.words.header)} />}
        icon={<CircleCheck size={24} />}
      />
    )
  );
}

/** Its frame. */
export function ApplyLayout(props: FramedProps) {
  const spec = applyKind(useRouter().query.kind);
  return spec && <ApplicationLayout<PlainTypes> {...props} spec={spec} />;
}
