import { useTranslation } from 'react-i18next';
import {
  CheckChips,
  FieldNote,
} from '@/components/application/step-fields/step-fields';
import type { useMainCategories } from '@/hooks/application/use-main-offer';
import { APPLICATION_CATEGORIES_MAX } from '@/utils/application/application';

type CategoryChipsProps = Readonly<{
  categories: ReturnType<typeof useMainCategories>;
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: readonly number[]) => void;
}>;

/** What a shop is found under: some of the categories that fit it. */
export function CategoryChips(props: CategoryChipsProps) {
  const { categories, chosen, error, onChange } = props;
  const { t } = useTranslation();
  return (
    <>
      <CheckChips
        legend={t('seller.categories')}
        isInvalid={!!error}
        options={categories.map(({ id, title }) => ({
          name: `category_${id}`,
          title,
          checked: chosen.includes(id),
          isFull: chosen.length >= APPLICATION_CATEGORIES_MAX,
          onChange: (isOn) =>
            onChange(
              isOn
                ? [...chosen, id].sort((a, b) => a - b)
                : chosen.filter((each) => each !== id),
            ),
        }))}
      />
      <FieldNote
        hint={t('seller.categories.hint', {
          number: APPLICATION_CATEGORIES_MAX,
        })}
        error={error}
      />
    </>
  );
}
