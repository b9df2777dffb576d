import { useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { FilterForm } from '@/components/shop/filter-form/filter-form';
import { PriceSlider } from '@/components/shop/filter-form/price-slider';
import { BottomSheet } from '@/components/ui/bottom-sheet/bottom-sheet';
import { Button, LinkButton } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal';
import { MuiRoot } from '@/contexts/mui-root';
import { usePhoneSized } from '@/hooks/browser/use-phone-sized';
import { useFilterForm, useFilterOffers } from '@/hooks/shop/use-filter-form';
import { listPath, type ShopFilters } from '@/utils/shop/shop-filters';
import styles from './filter-dialog.module.css';
import { clearedHref } from './list-filters';

type FilterDialogProps = Readonly<{
  filters: ShopFilters;
  open: boolean;
  onClose: () => void;
}>;

type BodyProps = Readonly<{
  filters: ShopFilters;
  formId: string;
  form: ReturnType<typeof useFilterForm>;
}>;

function Body({ filters, form, formId }: BodyProps) {
  const offers = useFilterOffers(filters);
  return (
    <FilterForm
      {...offers}
      id={formId}
      action={listPath(filters)}
      filters={filters}
      slider={PriceSlider}
      onChange={form.change}
      onSubmit={form.show}
    />
  );
}

/** All filters of a list; what is chosen counts when it is sent, and until then the button tells how many it shows. */
export function FilterDialog({ filters, onClose, open }: FilterDialogProps) {
  const { t } = useTranslation(['list', 'list-states']);
  const formId = useId();
  const isPhone = usePhoneSized();
  const form = useFilterForm(filters, onClose);
  // also of what is ticked and not sent yet
  const clear = clearedHref(filters) ?? clearedHref(form.draft);
  const { total } = form;
  const shown =
    total === null
      ? t('filter.apply')
      : t(total === 0 ? 'filter.show.none' : 'filter.show', { count: total });
  const Frame = isPhone ? BottomSheet : Modal;
  return (
    <MuiRoot>
      <Frame
        open={open}
        onClose={onClose}
        title={t('filter.label')}
        footer={
          <div className={styles.footer}>
            {clear && (
              <LinkButton
                href={clear}
                variant="ghost"
                prefetch={false}
                scroll={false}
                onClick={onClose}
              >
                {t('filter.clear')}
              </LinkButton>
            )}
            <Button
              type="submit"
              form={formId}
              size="l"
              className={styles.show}
            >
              <span aria-live="polite">{shown}</span>
            </Button>
          </div>
        }
      >
        <div className={isPhone ? styles.inSheet : undefined}>
          <Body filters={filters} form={form} formId={formId} />
        </div>
      </Frame>
    </MuiRoot>
  );
}
