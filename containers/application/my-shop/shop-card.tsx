import { Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { Panel } from '@/components/ui/panel/panel';
import type { ShopEditor } from '@/hooks/application/use-shop-editor';
import { useFocusOnProblem } from '@/hooks/form/use-focus-on-problem';
import type { ShopSection } from '@/utils/application/shop-draft';
import { FORMS } from '@/utils/constants/forms';
import { ChangeLines } from './change-lines';
import styles from './my-shop.module.css';

/** What each card of the page is given. */
export type CardProps = Readonly<{ editor: ShopEditor }>;

type ShopCardProps = CardProps &
  Readonly<{
    section: ShopSection;
    /** Absent: the content has its own heading. */
    title?: string;
    /** Said above the button before it is pressed. */
    warning?: string | null;
    children: ReactNode;
  }>;

function StaleNotice({
  editor,
  section,
}: Pick<ShopCardProps, 'editor' | 'section'>) {
  const { t } = useTranslation();
  const { stale } = editor.notesOf(section);
  if (!stale) return null;
  return (
    <NoticeBox title={t('myShop.stale')}>
      <ChangeLines changes={stale} />
      <Button size="s" onClick={() => editor.settle(section, 'mine')}>
        {t('application.conflict.mine')}
      </Button>
      <Button
        size="s"
        variant="line"
        onClick={() => editor.settle(section, 'theirs')}
      >
        {t('application.conflict.theirs')}
      </Button>
    </NoticeBox>
  );
}

/** A card of the owner's page: a form of its own with its own button, and what became of saving it. */
export function ShopCard(props: ShopCardProps) {
  const { children, editor, section, title, warning } = props;
  const { t } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  const { message, stale, state, told } = editor.notesOf(section);
  const isSaving = state === 'saving';
  const isChanged = editor.isChanged(section);
  useFocusOnProblem(element, { isSubmitting: isSaving, times: told });
  const { id, version } = editor.shop;
  return (
    <Panel id={section} {...(title && { title })}>
      <Form
        ref={element}
        name={FORMS.myShop}
        className={styles.form}
        hidden={{ section, shop: String(id), version: String(version) }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!stale) editor.save(section);
        }}
      >
        {/* what Enter presses: the buttons of single fields come before the one at the foot */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        <StaleNotice editor={editor} section={section} />
        {children}
        {warning && (
          <p role="status" className={styles.warning}>
            {warning}
          </p>
        )}
        {message && (
          <div data-blocked tabIndex={-1}>
            <FormAlert>{message}</FormAlert>
          </div>
        )}
        {!stale && (
          <div className={styles.foot}>
            <Button
              type="submit"
              variant={isChanged ? 'primary' : 'secondary'}
              loading={isSaving}
            >
              {t('account.save')}
            </Button>
            <p role="status" className={styles.state}>
              {state === 'saved' && !isChanged && (
                <>
                  <Check size={16} strokeWidth={2} aria-hidden="true" />
                  {t('settings.saved')}
                </>
              )}
              {isChanged && !isSaving && t('myShop.unsaved')}
            </p>
          </div>
        )}
      </Form>
    </Panel>
  );
}
