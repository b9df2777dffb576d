import { useTranslation } from '@/utils/i18n/use-translation';
import { Button, LinkButton } from '@/components/ui/button/button';

type FormEndProps = Readonly<{
  /** What the form does. */
  label: string;
  isBusy: boolean;
  /** Where one is without the form, on the same page. */
  cancelHref: string;
}>;

/** The end of a form that was opened inside a page: send it, or leave it. */
export function FormEnd({ cancelHref, isBusy, label }: FormEndProps) {
  const { t } = useTranslation('account');
  return (
    <div className="wraps">
      <Button type="submit" loading={isBusy}>
        {label}
      </Button>
      <LinkButton
        href={cancelHref}
        shallow
        scroll={false}
        prefetch={false}
        variant="secondary"
      >
        {t('account.cancel')}
      </LinkButton>
    </div>
  );
}
