import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import { LoadingStatus } from '@/components/ui/skeletons/lines-skeleton';
import { toolClass } from '@/components/ui/tool-button/tool-class';
import { useShell } from '@/contexts/shell-context';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';

const CurrencyList = lazyBlock(
  withTexts(['account-menu'], () => import('./currency-list')),
  'CurrencyList',
  () => <LoadingStatus />,
);

/** The header's currency button and its list, which is asked for when it is first opened. */
export function CurrencyPicker() {
  const { t } = useTranslation();
  const { currency } = useShell();
  const [opened, setOpened] = useState(false);
  const name = `${currency.symbol} ${currency.title.toUpperCase()}`;
  return (
    <Dropdown
      buttonClass={toolClass}
      label={`${t('header.currency')}: ${name}`}
      button={<bdi dir="ltr">{name}</bdi>}
      onOpenChange={(open) => setOpened((before) => before || open)}
    >
      {opened && <CurrencyList />}
    </Dropdown>
  );
}
