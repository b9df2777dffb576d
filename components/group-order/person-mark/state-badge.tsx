import { Check } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Badge } from '@/components/ui/badge/badge';

/** Whether a member is still choosing. */
export function StateBadge({ choosing }: Readonly<{ choosing: boolean }>) {
  const { t } = useTranslation('group');
  if (choosing) return <Badge tone="warning">{t('group.choosing')}</Badge>;
  return (
    <Badge tone="success" icon={<Check size={14} strokeWidth={2.5} />}>
      {t('group.done')}
    </Badge>
  );
}
