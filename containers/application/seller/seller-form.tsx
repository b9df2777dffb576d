import type { MouseEvent, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { StepFrame } from '@/components/application/step-frame/step-frame';
import { StepList } from '@/components/application/step-list/step-list';
import { Form } from '@/components/form/form/form';
import { useSellerForm } from '@/hooks/application/use-seller-form';
import type { SellerApplicationDto } from '@/server/contracts/application/application';
import {
  readStep,
  type SellerStep,
  stepBefore,
  stepHref,
} from '@/utils/application/seller-steps';
import { ASKED_FIELD } from '@/utils/application/application';
import { isPlainClick } from '@/utils/browser/plain-click';
import { FORMS, LEAVE_ACTION } from '@/utils/constants/forms';
import { BusinessStep } from './business-step';
import { HoursStep } from './hours-step';
import { PapersStep } from './papers-step';
import { ReviewStep } from './review-step';
import { SellerAside } from './seller-aside';
import { SellerNotices } from './seller-notices';
import { StepFoot } from '../shared/step-foot';
import { useSellerStepList } from './use-seller-step-list';
import { ZoneStep } from './zone-step';

type SellerFormProps = Readonly<{ application: SellerApplicationDto | null }>;

const STEPS = {
  business: BusinessStep,
  zone: ZoneStep,
  hours: HoursStep,
  papers: PapersStep,
  review: ReviewStep,
} as const;

/** The application in steps; each one is a form of its own that also works without script. */
export function SellerForm({ application }: SellerFormProps) {
  const { t } = useTranslation();
  const form = useSellerForm(application);
  const { element, goTo, leave, next, send, step } = form;
  const isRefused = application?.status === 'rejected';
  const steps = useSellerStepList(form, isRefused);
  const before = stepBefore(step);
  const Step = STEPS[step];
  const isLast = step === 'review';

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as unknown as {
      submitter: HTMLButtonElement | null;
    };
    if (submitter?.value === LEAVE_ACTION) void leave();
    else void (isLast ? send() : next());
  }

  function follow(to: SellerStep, event: MouseEvent): void {
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
          onPick={(key, event) => follow(readStep(key), event)}
        />
      }
      title={t(`seller.${step}.title`)}
      text={step === 'zone' && t('seller.zone.text')}
      aside={<SellerAside />}
      asideSaid={before !== null}
    >
      <SellerNotices form={form} application={application} />
      <Form
        key={step}
        id={FORMS.seller}
        name={FORMS.seller}
        ref={element}
        encType={step === 'papers' ? 'multipart/form-data' : undefined}
        hidden={{
          step,
          version: String(application?.version ?? ''),
          ...(form.asksUnchanged && { [ASKED_FIELD]: '1' }),
        }}
        onSubmit={submit}
      >
        {/* what Enter presses: the buttons of single fields come before the one at the foot */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        <Step form={form} application={application} />
        <StepFoot
          form={form}
          isLast={isLast}
          before={
            before && {
              href: stepHref(before),
              onClick: (event) => follow(before, event),
            }
          }
        />
      </Form>
    </StepFrame>
  );
}
