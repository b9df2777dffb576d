import { useRouter } from 'next/router';
import type { MouseEvent, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { StepFrame } from '@/components/application/step-frame/step-frame';
import { StepList } from '@/components/application/step-list/step-list';
import { Form } from '@/components/form/form/form';
import { useDriverForm } from '@/hooks/application/use-driver-form';
import type { DriverApplicationDto } from '@/server/contracts/application/application';
import {
  type DriverStep,
  driverStepBeside,
  driverStepHref,
  readDriverStep,
} from '@/utils/application/driver';
import { ASKED_FIELD } from '@/utils/application/application';
import { isPlainClick } from '@/utils/browser/plain-click';
import { FORMS, LEAVE_ACTION } from '@/utils/constants/forms';
import { StepFoot } from '../shared/step-foot';
import { DriverHelp, DriverNeeds, DriverPay } from './driver-aside';
import { DriverNotices } from './driver-notices';
import { PapersStep } from './papers-step';
import { PersonStep } from './person-step';
import { PhoneProof } from './phone-proof';
import { PhoneStep } from './phone-step';
import { ReviewStep } from './review-step';
import { useDriverStepList } from './use-driver-step-list';
import { VehicleStep } from './vehicle-step';

type DriverFormProps = Readonly<{ application: DriverApplicationDto | null }>;

const STEPS = {
  person: PersonStep,
  phone: PhoneStep,
  vehicle: VehicleStep,
  papers: PapersStep,
  review: ReviewStep,
} as const;

/** The application in steps; each one is a form of its own that also works without script. */
export function DriverForm({ application }: DriverFormProps) {
  const { t } = useTranslation();
  const { query } = useRouter();
  const form = useDriverForm(application);
  const { element, goTo, leave, next, phone, send, step } = form;
  const isRefused = application?.status === 'rejected';
  const steps = useDriverStepList(form, isRefused);
  const before = driverStepBeside(step, -1);
  const Step = STEPS[step];
  const isLast = step === 'review';
  const isProving = step === 'phone' && (!phone || query.change === 'phone');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as unknown as {
      submitter: HTMLButtonElement | null;
    };
    if (submitter?.value === LEAVE_ACTION) void leave();
    else void (isLast ? send() : next());
  }

  function follow(to: DriverStep, event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void goTo(to);
  }

  return (
    <StepFrame
      steps={
        <StepList
          label={t('application.steps')}
          steps={steps}
          onPick={(key, event) => follow(readDriverStep(key), event)}
        />
      }
      title={t(isLast ? 'seller.review.title' : `driver.${step}.title`)}
      text={step === 'phone' && t('driver.phone.text')}
      aside={
        <>
          <DriverPay />
          <DriverNeeds />
          <DriverHelp />
        </>
      }
      asideSaid={before !== null}
    >
      <DriverNotices form={form} application={application} />
      {isProving && <PhoneProof />}
      <Form
        key={step}
        id={FORMS.driver}
        name={FORMS.driver}
        ref={element}
        encType={step === 'papers' ? 'multipart/form-data' : undefined}
        hidden={{
          step,
          version: String(application?.version ?? ''),
          ...(form.asksUnchanged && { [ASKED_FIELD]: '1' }),
        }}
        onSubmit={submit}
      >
        <Step form={form} application={application} />
        <StepFoot
          form={form}
          isLast={isLast}
          isAsked={step === 'phone' && !phone}
          before={
            before && {
              href: driverStepHref(before),
              onClick: (event) => follow(before, event),
            }
          }
        />
      </Form>
    </StepFrame>
  );
}
