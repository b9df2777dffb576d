import '@/styles/families/application';
import type { TFunction } from 'i18next';
import { CloudOff, History } from 'lucide-react';
import type { ComponentType, MouseEvent, ReactNode, SubmitEvent } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { StateReason } from '@/components/application/application-state/application-state';
import { DraftNote } from '@/components/application/step-fields/step-fields';
import {
  type ApplicationStep,
  StepActions,
  StepFrame,
  StepList,
} from '@/components/application/step-frame/step-frame';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { Button, LinkButton } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import {
  type ApplicationForm as FormOf,
  useApplicationForm,
} from '@/hooks/application/use-application-form';
import type { ApplicationDto } from '@/server/contracts/application/application';
import { ASKED_FIELD } from '@/utils/application/application';
import type { ApplicationSpec, KindTypes } from '@/utils/application/kind';
import { isPlainClick } from '@/utils/browser/plain-click';
import { LEAVE_ACTION } from '@/utils/constants/forms';
import styles from './shared.module.css';

/** What each step of an application is given. */
export type StepProps<K extends KindTypes> = Readonly<{
  form: FormOf<K>;
  application: ApplicationDto<K['data']> | null;
}>;

/** What of a kind of application only its screens know. */
export type ApplicationScreen<K extends KindTypes> = Readonly<{
  spec: ApplicationSpec<K>;
  steps: Readonly<Record<K['step'], (props: StepProps<K>) => ReactNode>>;
  /** What each step was answered with. */
  notes: (
    t: TFunction,
    draft: K['draft'],
    phone: string,
  ) => Readonly<Partial<Record<K['step'], string>>>;
  /** The way on is a form of its own above the step. */
  isAbove?: (form: FormOf<K>) => boolean;
  /** Beside the form. */
  Aside: ComponentType;
  /** What a filled step of a refused application is called. */
  refusedAs: 'given' | 'wait';
}>;

/** The steps of an application that was sent: what was given is done, the last is under way; none is a link. */
export function useSentSteps<K extends KindTypes>(
  { notes, spec }: Pick<ApplicationScreen<K>, 'notes' | 'spec'>,
  draft: K['draft'],
  phone: string,
): readonly ApplicationStep[] {
  const { t } = useTranslation('application');
  const { keys, words } = spec.steps;
  const said = notes(t, draft, phone);
  return keys.map((step) => {
    const isLast = step === keys.at(-1);
    const lacks = step === spec.filesStep && spec.papers(draft) === 0;
    return {
      key: step,
      title: t(words[step].name),
      note: isLast ? t('application.review') : (said[step] ?? null),
      state: isLast ? 'now' : lacks ? 'wait' : 'ok',
    };
  });
}

/**
 * The steps with what each was answered with, and where something is wrong. `isRefused`: none is called done, as the
 * answer names what is wrong in words alone.
 */
function useStepList<K extends KindTypes>(
  { notes, refusedAs, spec }: ApplicationScreen<K>,
  { draft, errors, facts, step: current }: FormOf<K>,
  isRefused: boolean,
): readonly ApplicationStep[] {
  const { t } = useTranslation();
  const { steps } = spec;
  const phone = spec.phoneNow(draft, facts);
  const problems = spec.problems(draft, phone, facts);
  const wrong = new Set(Object.keys(errors).map(steps.of));
  // documents are asked for, not required: their step is done when there is one
  const isLacking = (step: K['step']): boolean =>
    step === spec.filesStep
      ? spec.papers(draft) === 0
      : Object.keys(steps.only(problems, step)).length > 0;
  function stateOf(step: K['step']): ApplicationStep['state'] {
    if (step === current) return 'now';
    if (wrong.has(step)) return 'wrong';
    if (step === steps.keys.at(-1) || isLacking(step)) return 'wait';
    return isRefused ? refusedAs : 'ok';
  }
  const said = notes(t, draft, phone);
  return steps.keys.map((step) => ({
    key: step,
    title: t(steps.words[step].name),
    note: said[step] ?? null,
    state: stateOf(step),
    href: steps.href(step),
  }));
}

const icon = { size: 20 } as const;

/** Above the step: why it was refused, what is missing, not saved or restored, and which of two changes is meant. */
function FormNotices<K extends KindTypes>({ application, form }: StepProps<K>) {
  const { t } = useTranslation(['account', 'application']);
  const { conflict, isRestored, sentBack, settle, spec, state } = form;
  const fields = (conflict?.fields ?? []).flatMap((field) => {
    const label = spec.labels[field];
    return label ? [t(label)] : [];
  });
  return (
    <>
      {application?.status === 'rejected' && application.answer && (
        <StateReason title={t('application.rejected.reason')}>
          {application.answer}
        </StateReason>
      )}
      {sentBack > 0 && (
        <div className={styles.alert}>
          <FormAlert>
            {t('application.sentBack', { count: sentBack })}
          </FormAlert>
        </div>
      )}
      {conflict && (
        <NoticeBox
          title={t('application.conflict.title')}
          text={t('application.conflict.text', {
            fields: [...new Set(fields)].join(' · '),
          })}
        >
          <Button size="s" onClick={() => settle('mine')}>
            {t('application.conflict.mine')}
          </Button>
          <Button size="s" variant="line" onClick={() => settle('theirs')}>
            {t('application.conflict.theirs')}
          </Button>
        </NoticeBox>
      )}
      {state === 'kept' && (
        <DraftNote icon={<CloudOff {...icon} />}>
          {t('application.kept')}
        </DraftNote>
      )}
      {isRestored && state !== 'kept' && !conflict && (
        <DraftNote icon={<History {...icon} />}>
          {t('application.restored')}
        </DraftNote>
      )}
    </>
  );
}

type StepFootProps = Readonly<{
  form: Readonly<{
    /** Nothing was changed since a refusal, and the next press sends it all the same. */
    asksUnchanged: boolean;
    isBusy: boolean;
    /** What is wrong with all of it; empty: nothing. */
    message: string;
  }>;
  /** The step before this one; null: this is the first. */
  before: Readonly<{
    href: string;
    onClick: (event: MouseEvent) => void;
  }> | null;
  /** The step that sends it. */
  isLast: boolean;
  /** The way on is a form of its own above. */
  isAbove: boolean;
}>;

/** At the end of a step: what is wrong with all of it, back, and on or sent. */
function StepFoot({ before, form, isAbove, isLast }: StepFootProps) {
  const { t } = useTranslation(['account-menu', 'application']);
  const asks = isLast && form.asksUnchanged;
  const said = asks ? t('application.unchanged') : form.message;
  const send = asks ? t('application.sendUnchanged') : t('application.send');
  return (
    <>
      {said && (
        <div className={styles.said}>
          <FormAlert>{said}</FormAlert>
        </div>
      )}
      <StepActions>
        {before && (
          <LinkButton {...before} prefetch={false} variant="secondary" size="l">
            {t('header.back')}
          </LinkButton>
        )}
        {!isAbove && (
          <Button type="submit" size="l" loading={form.isBusy}>
            {isLast ? send : t('application.next')}
          </Button>
        )}
      </StepActions>
    </>
  );
}

type ApplicationFormProps<K extends KindTypes> = Readonly<{
  screen: ApplicationScreen<K>;
  application: ApplicationDto<K['data']> | null;
  facts: K['facts'];
  /** A form of its own above the step. */
  above?: (form: FormOf<K>) => ReactNode;
}>;

/** An application in steps; each one is a form of its own that also works without script. */
export function ApplicationForm<K extends KindTypes>(
  props: ApplicationFormProps<K>,
) {
  const { above, application, facts, screen } = props;
  const { Aside, isAbove, spec } = screen;
  const { t } = useTranslation('application');
  const form = useApplicationForm(spec, application, facts);
  const { element, goTo, leave, next, send, step } = form;
  const { beside, href, keys, read, words } = spec.steps;
  const list = useStepList(screen, form, application?.status === 'rejected');
  const before = beside(step, -1);
  const Step: (props: StepProps<K>) => ReactNode = screen.steps[step];
  const isLast = step === keys.at(-1);
  const { text, title } = words[step];

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as unknown as {
      submitter: HTMLButtonElement | null;
    };
    if (submitter?.value === LEAVE_ACTION) void leave();
    else void (isLast ? send() : next());
  }

  function follow(to: K['step'], event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void goTo(to);
  }

  return (
    <StepFrame
      steps={
        <StepList
          label={t('application.steps')}
          steps={list}
          onPick={(key, event) => follow(read(key), event)}
        />
      }
      title={t(title)}
      text={text && t(text)}
      aside={<Aside />}
      asideSaid={before !== null}
    >
      <FormNotices form={form} application={application} />
      {above?.(form)}
      <Form
        key={step}
        id={spec.form}
        name={spec.form}
        ref={element}
        encType={step === spec.filesStep ? 'multipart/form-data' : undefined}
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
          isAbove={isAbove?.(form) ?? false}
          before={
            before && {
              href: href(before),
              onClick: (event) => follow(before, event),
            }
          }
        />
      </Form>
    </StepFrame>
  );
}
