import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { StepActions } from '@/components/application/step-frame/step-frame';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import styles from './shared.module.css';

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
  isAsked?: boolean;
}>;

/** At the end of a step: what is wrong with all of it, back, and on or sent. */
export function StepFoot(props: StepFootProps) {
  const { before, form, isAsked, isLast } = props;
  const { t } = useTranslation();
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
        {!isAsked && (
          <Button type="submit" size="l" loading={form.isBusy}>
            {isLast ? send : t('application.next')}
          </Button>
        )}
      </StepActions>
    </>
  );
}
