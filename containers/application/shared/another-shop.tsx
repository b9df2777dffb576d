import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { Button } from '@/components/ui/button/button';
import {
  ANOTHER_ACTION,
  FORM_ACTION_FIELD,
  FORMS,
} from '@/utils/constants/forms';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import styles from './shared.module.css';

/** Begins an application for one more shop: a form of the application's page. */
export function AnotherShop() {
  const { i18n, t } = useTranslation();
  return (
    <Form
      name={FORMS.seller}
      action={localisedPath(contentRoutes.beSeller(), i18n.language)}
      className={styles.next}
      hidden={{ [FORM_ACTION_FIELD]: ANOTHER_ACTION }}
      onSubmit={() => undefined}
    >
      <Button type="submit" variant="secondary">
        {t('seller.another')}
      </Button>
    </Form>
  );
}
